/**
 * What the buttons of the sheet do with the clipboard, the downloads, the printer and files. Each tells what came of it by
 * the code of a sentence; none rejects.
 */
import { fileText, mostBytes, readSaved } from "../../view/saved.js";
import { pngOf } from "./picture.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {() => import("./panel.js").Sheet} sheet as it is now
 * @param {(change: Partial<import("./panel.js").Sheet>) => void} change
 * @param {(reading: import("../../view/saved.js").Reading) => void} open
 */
export function deedsOf(dialog, sheet, change, open) {
  /**
   * @param {string} code
   * @param {Record<string, string>} [values]
   */
  const tell = (code, values) => change({ said: { code, values } });
  /**
   * @param {string} name
   * @param {BlobPart} content
   * @param {string} type
   */
  const save = (name, content, type) => {
    const url = URL.createObjectURL(new Blob([content], { type }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    // The browser takes what it needs of it when the click is over.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    tell("share.saved", { file: name });
  };
  const close = () => dialog.close();

  return {
    close,
    /** @param {number} zoom */
    zoomTo: (zoom) => change({ zoom }),
    /** @param {{target: HTMLSelectElement}} event */
    showForm: ({ target }) => change({ form: /** @type {any} */ (target.value), said: null }),
    /** @param {string} id of a field */
    copy: async (id) => {
      const field = /** @type {HTMLInputElement} */ (document.getElementById(id));
      try {
        await navigator.clipboard.writeText(field.value);
        tell("share.copied");
      } catch {
        field.focus();
        field.select();
        tell("share.selected");
      }
    },
    send: () => navigator.share({ title: document.title, url: sheet().link }).catch(() => {}),
    saveSvg: () => save("close-ranks.svg", sheet().picture.text(), "image/svg+xml"),
    savePng: async () => {
      const { picture, zoom } = sheet();
      const { width, height, text } = picture;
      try {
        const png = await pngOf(text(zoom), width * zoom, height * zoom);
        save(`close-ranks-${zoom}x.png`, png, "image/png");
      } catch {
        tell("share.noPicture");
      }
    },
    print: () => print(),
    saveFile: () => save("close-ranks.json", fileText(sheet().saved), "application/json"),
    chooseFile: () => document.getElementById("share-file")?.click(),
    /** @param {{target: HTMLInputElement}} event */
    openChosen: async ({ target }) => {
      const [file] = target.files ?? [];
      if (!file) return;
      close();
      open(await readFile(file));
      target.value = "";
    },
  };
}

/**
 * @param {File} file
 * @returns {Promise<import("../../view/saved.js").Reading>}
 */
export async function readFile(file) {
  if (file.size > mostBytes) return { fault: "tooLong" };
  return file.text().then(readSaved, () => ({ fault: "broken" }));
}
