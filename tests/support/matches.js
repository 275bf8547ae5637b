// Whether an answer holds all that a case wants of it, by the matching rules of the contract. No rules of any game here.

/** Numbers may differ by so much. */
const tolerance = 0.05;

/** The keys that tell one option from another, whichever of them an option has. */
const optionKeys = ["sides", "order", "roll"];

/** Unit and model fields that cases and answers may both leave out at these values. @type {Record<string, unknown>} */
const defaults = {
  healthPoints: 1,
  healthLost: 0,
  formation: "normal",
  frontRank: false,
  warPlatform: false,
  name: "",
  models: {},
  beside: {},
  markers: 0,
  lastEnd: null,
};

/** @typedef {Record<string, unknown>} Fields */

/**
 * Every place where `actual` falls short of `expected`, each as "path: what is wrong"; empty when it matches.
 * @param {unknown} expected
 * @param {unknown} actual
 * @param {string} [path] of both, a JSON Pointer
 * @returns {string[]}
 */
export function mismatches(expected, actual, path = "") {
  const wrong = [`${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`];
  if (typeof expected === "number" && typeof actual === "number") {
    return Math.abs(expected - actual) <= tolerance ? [] : wrong;
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (isOption(expected[0]) || isOption(actual[0])) return optionMismatches(expected, actual, path);
    if (expected.length !== actual.length) return wrong;
    return expected.flatMap((item, i) => mismatches(item, actual[i], `${path}/${i}`));
  }
  if (isObject(expected) && isObject(actual)) {
    if (Object.keys(expected).length === 0) return Object.keys(actual).length === 0 ? [] : wrong;
    return fieldMismatches(expected, actual, path);
  }
  return expected === actual ? [] : wrong;
}

/**
 * @param {Fields} expected
 * @param {Fields} actual
 * @param {string} path
 */
function fieldMismatches(expected, actual, path) {
  const isInsideUnit = path.includes("/units/");
  return Object.entries(expected).flatMap(([key, value]) => {
    if (key in actual) return mismatches(value, actual[key], `${path}/${key}`);
    const isDefault = isInsideUnit && JSON.stringify(defaults[key]) === JSON.stringify(value);
    return isDefault ? [] : [`${path}/${key}: missing`];
  });
}

/**
 * @param {Fields[]} expected
 * @param {Fields[]} actual
 * @param {string} path
 */
function optionMismatches(expected, actual, path) {
  const found = [];
  if (expected.length !== actual.length) {
    found.push(`${path}: expected ${expected.length} options, found ${actual.length}`);
  }
  const left = [...actual];
  for (const option of expected) {
    const key = keyOf(option);
    const place = path + JSON.stringify(key);
    const twin = left.findIndex((candidate) => mismatches(key, keyOf(candidate)).length === 0);
    if (twin < 0) found.push(`${place}: no such option`);
    else found.push(...mismatches(option, left.splice(twin, 1)[0], place));
  }
  return found;
}

/** @param {Fields} option */
function keyOf(option) {
  return Object.fromEntries(optionKeys.filter((key) => key in option).map((key) => [key, option[key]]));
}

/** @param {unknown} value */
function isOption(value) {
  return isObject(value) && optionKeys.some((key) => key in value);
}

/** @param {unknown} value @returns {value is Fields} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
