// The text of all style sheets that a figure needs, read from beside this file; the embed page's bundle has it inside instead.

const addresses = [
  new URL("../view/basics.css", import.meta.url),
  new URL("../view/scene.css", import.meta.url),
  new URL("../view/stands.css", import.meta.url),
  new URL("../view/ruling.css", import.meta.url),
  new URL("./element.css", import.meta.url),
];

/** Rejects when one of them cannot be read. */
export async function styleText() {
  return (await Promise.all(addresses.map(textAt))).join("\n");
}

/** @param {URL} address */
async function textAt(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
