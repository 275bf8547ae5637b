// What of the page is too small, too wide, cut or covered. Looks; the tests judge.

/** Runs in the page, so it uses nothing from outside. */
export function measure() {
  const boxOf = (/** @type {Element} */ element) => element.getBoundingClientRect();
  const nameOf = (/** @type {Element} */ element) => element.textContent || element.className;
  const targets = [...document.querySelectorAll("button, input, summary")]
    .filter((button) => boxOf(button).width > 0)
    .map((button) => button.closest(".options tbody") ?? button);
  const small = targets.filter((target) => boxOf(target).width < 43.9 || boxOf(target).height < 43.9);
  const parts = [
    ...document.querySelectorAll(
      "#header, #notice, #caption, .ruling, .units, .figures, footer, .options table, .verdict, .chips, .counters, .typed, button",
    ),
  ];
  const wide = parts.filter((part) => part.scrollWidth > part.clientWidth + 1 || boxOf(part).right > innerWidth + 0.5);
  const field = boxOf(/** @type {Element} */ (document.querySelector("#canvas")));
  const labels = [...document.querySelectorAll("#canvas .label text")];
  const cut = labels.filter((label) => {
    const { left, top, right, bottom } = boxOf(label);
    return left < field.left - 0.5 || top < field.top - 0.5 || right > field.right + 0.5 || bottom > field.bottom + 0.5;
  });
  const covering = labels.filter((label, index) =>
    labels.slice(index + 1).some((other) => {
      const [one, two] = [boxOf(label), boxOf(other)];
      return one.left < two.right && two.left < one.right && one.top + 4 < two.bottom && two.top + 4 < one.bottom;
    }),
  );
  const { scrollWidth, scrollHeight } = document.documentElement;
  return {
    small: small.map(nameOf),
    wide: wide.map((part) => part.className || part.id),
    cut: cut.map(nameOf),
    covering: covering.map(nameOf),
    page: [scrollWidth, scrollHeight],
  };
}
