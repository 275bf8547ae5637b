/**
 * Plain trees of elements: written as text, or brought onto the DOM with as few changes as can be, so that focus and
 * scrolling survive. Knows nothing of what the elements mean.
 *
 * @typedef {import("./trees.js").Attributes} Attributes
 * @typedef {import("./trees.js").Listeners} Listeners
 * @typedef {import("./trees.js").Tree} Tree
 * @typedef {import("./trees.js").Child} Child
 */

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * Makes a tree. `key` names it among its siblings, `on` holds its listeners; empty children are left out, lists are
 * flattened.
 * @param {string} tag
 * @param {Attributes & {key?: string, on?: Listeners} | any} properties
 * @param {...Child} children
 * @returns {Tree}
 */
export function element(tag, properties, ...children) {
  const { key, on = {}, ...attributes } = properties ?? {};
  return { tag, key, attributes, on, children: flatten(children) };
}

/**
 * Writes a tree as markup; everything that came from outside is escaped, listeners are left out.
 * @param {Tree} tree
 * @returns {string}
 */
export function treeText(tree) {
  const attributes = Object.entries(tree.attributes)
    .filter(([, value]) => isPresent(value))
    .map(([name, value]) => ` ${name}="${escapeText(attributeText(value))}"`)
    .join("");
  if (tree.children.length === 0) return `<${tree.tag}${attributes}/>`;
  const inside = tree.children.map((child) => (typeof child === "string" ? escapeText(child) : treeText(child)));
  return `<${tree.tag}${attributes}>${inside.join("")}</${tree.tag}>`;
}

/** Makes the children of `host` equal to `children`, keeping the elements whose keys (or places) are the same.
 * @param {Element} host
 * @param {Child} children
 */
export function updateChildren(host, children) {
  const wanted = flatten([children]);
  const wantedKeys = keysOf(wanted);
  /** @type {Map<string, ChildNode>} */
  const present = new Map();
  for (const node of [...host.childNodes]) {
    const key = memoryOf(node).key;
    if (wantedKeys.has(key) && !present.has(key)) present.set(key, node);
    else node.remove();
  }
  let cursor = host.firstChild;
  [...wantedKeys].forEach((key, index) => {
    const child = wanted[index];
    const node = present.get(key) ?? create(child, host);
    memoryOf(node).key = key;
    if (typeof child === "string") {
      if (node.nodeValue !== child) node.nodeValue = child;
    } else updateElement(/** @type {Element} */ (node), child);
    if (node === cursor) cursor = node.nextSibling;
    else host.insertBefore(node, cursor);
  });
}

/** @type {WeakMap<Node, {key: string, attributes: Attributes, on: Listeners}>} */
const memories = new WeakMap();

/** @param {Node} node */
function memoryOf(node) {
  let memory = memories.get(node);
  if (!memory) memories.set(node, (memory = { key: "", attributes: {}, on: {} }));
  return memory;
}

/**
 * @param {Element} node
 * @param {Tree} tree
 */
function updateElement(node, tree) {
  const memory = memoryOf(node);
  // Only what was set before: a fold that the reader has opened stays open.
  for (const [name, value] of Object.entries(memory.attributes)) {
    if (isPresent(value) && !isPresent(tree.attributes[name])) node.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(tree.attributes)) {
    if (!isPresent(value) || value === memory.attributes[name]) continue;
    node.setAttribute(name, attributeText(value));
    // A field that was typed into goes no longer by its attribute.
    if (name === "value") /** @type {HTMLInputElement} */ (node).value = attributeText(value);
  }
  for (const type of Object.keys(tree.on)) {
    if (!(type in memory.on)) node.addEventListener(type, (event) => memoryOf(node).on[type]?.(event));
  }
  memory.attributes = tree.attributes;
  memory.on = { ...Object.fromEntries(Object.keys(memory.on).map((type) => [type, () => {}])), ...tree.on };
  updateChildren(node, tree.children);
}

/**
 * @param {Tree | string} child
 * @param {Element} host
 */
function create(child, host) {
  const home = host.ownerDocument;
  if (typeof child === "string") return home.createTextNode(child);
  const inSvg = child.tag === "svg" || (host.namespaceURI === svgNamespace && host.localName !== "foreignObject");
  return inSvg ? home.createElementNS(svgNamespace, child.tag) : home.createElement(child.tag);
}

/**
 * A key for each child, in their order. The tag is part of it, so that an element never turns into another kind; and of two
 * children that are called the same, as strangers may call things, each has its own.
 * @param {(Tree | string)[]} children
 */
function keysOf(children) {
  /** @type {Set<string>} */
  const keys = new Set();
  children.forEach((child, index) => {
    let key = typeof child === "string" ? `#${index}` : `${child.tag} ${child.key ?? `#${index}`}`;
    while (keys.has(key)) key += " ";
    keys.add(key);
  });
  return keys;
}

/**
 * @param {Child[]} children
 * @returns {(Tree | string)[]}
 */
function flatten(children) {
  return children.flatMap((child) => {
    if (Array.isArray(child)) return flatten(child);
    return child ? [child] : [];
  });
}

/** @param {unknown} value */
function isPresent(value) {
  return value !== undefined && value !== null && value !== false;
}

/** @param {unknown} value */
function attributeText(value) {
  return value === true ? "" : String(value);
}

/**
 * A text as it may stand in markup, between tags or within quotation marks; without what no XML may hold, not even escaped.
 * @param {string} text
 */
export function escapeText(text) {
  const possible = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
  return possible.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
