/** Asking as fast as answers come and no faster: one question at a time, and of those that wait only the newest. */

/**
 * @param {(question: any) => any} ask
 * @returns {(question: any) => Promise<any>} the answer; null when a newer question took its place
 */
export function newestOnly(ask) {
  /** @type {{question: any, answer: (answer: any) => void} | null} */
  let waiting = null;
  let isBusy = false;

  const work = async () => {
    isBusy = true;
    while (waiting) {
      const { question, answer } = waiting;
      waiting = null;
      answer(await ask(question));
    }
    isBusy = false;
  };

  return (question) =>
    new Promise((answer) => {
      waiting?.answer(null);
      waiting = { question, answer };
      if (!isBusy) work();
    });
}
