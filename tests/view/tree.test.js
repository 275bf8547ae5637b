// Trees as markup: what comes from outside is text, what is not there is not written.
import assert from "node:assert/strict";
import test from "node:test";

import { element, treeText } from "../../web/view/tree.js";

test("text and attributes are escaped", () => {
  assert.equal(treeText(element("b", { title: `"<&'` }, "<i>")), '<b title="&#34;&#60;&#38;&#39;">&#60;i&#62;</b>');
});

test("empty children and absent attributes are left out, lists are flattened", () => {
  const tree = element("p", { hidden: false, lang: null, title: undefined, id: "x" }, null, false, ["a", ["b"]], "");
  assert.equal(treeText(tree), '<p id="x">ab</p>');
});

test("keys and listeners are not written", () => {
  assert.equal(treeText(element("p", { key: "k", on: { click: () => {} } })), "<p/>");
});
