/** The battlefield on the page: the picture in the space it has, and the caption to walk through the ruling. */
import { cameraAt, fitCamera, project } from "../view/camera.js";
import { momentsOf } from "../view/moments.js";
import { boundary } from "../view/formation.js";
import { rulesetOf, viewOf } from "../view/rulesets.js";
import { sceneAt } from "../view/scene-at.js";
import { updateSvg } from "../view/svg.js";
import { element } from "../view/tree.js";
import { toolsOver } from "./hand/tools.js";
import { iconButton } from "./icon-button.js";
import { standingInPicture } from "./picture.js";
import { unitFacts, unitLabel } from "./unit-text.js";

/**
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./history.js").State} State
 * @typedef {import("../view/answers.js").Derived} Derived
 */

/** Room for the names around the units and for the tools at the right, in pixels. */
const widePadding = { left: 56, right: 64, top: 56, bottom: 56 };
const narrowPadding = { left: 34, right: 56, top: 24, bottom: 28 };

/**
 * @param {HTMLElement} canvas
 * @param {State} state
 * @param {Derived} derived
 * @param {import("./look.js").Look} look
 * @param {Words} words
 * @returns {import("../view/camera.js").Camera | null} what it is seen through; null without room
 */
export function drawBattlefield(canvas, state, derived, look, words) {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return null;
  const size = { width, height };
  const covered = toolsOver(size);
  const { right, ...room } = width < 600 ? narrowPadding : widePadding;
  const padding = { ...room, right: Math.max(right, width - Math.min(...covered.map(({ left }) => left))) };
  const scene = sceneAt(state, derived, words);
  const camera = look.sight ? cameraAt(look.sight, size) : fitCamera(scene.bounds, size, padding);
  updateSvg(canvas, scene, {
    ...size,
    padding,
    id: "field",
    camera,
    targets: targetsOf(state, derived, words),
    covered,
  });
  return camera;
}

/**
 * The units to be chosen by keys.
 * @param {State} state
 * @param {Derived} derived
 * @param {Words} words
 */
function targetsOf(state, derived, words) {
  const battle = standingInPicture(state, derived);
  return battle.units.map((unit) => ({
    unit: unit.id,
    label: unitLabel(unitFacts(unit, battle, words), words),
    isChosen: unit.id === state.selection.unit,
    outline: boundary(unit),
  }));
}

/**
 * Whether any unit of a battle lies in what is looked at.
 * @param {HTMLElement} canvas
 * @param {import("./look.js").Look} look
 * @param {import("../view/asked.js").Battle} battle
 */
export function isInSight({ clientWidth: width, clientHeight: height }, { sight }, { units }) {
  if (!sight || !units.length) return true;
  const camera = cameraAt(sight, { width, height });
  return units.some(({ at }) => {
    const [x, y] = project(camera, at);
    return x > 0 && y > 0 && x < width && y < height;
  });
}

/**
 * @param {State} state
 * @param {Derived} derived
 * @param {import("./look.js").Look} look
 * @param {Words} words
 * @param {Actions} actions
 */
export function captionTree({ question, step }, { shown, fault }, { isEditing }, words, actions) {
  if (isEditing) {
    const hint = question.battle.units.length ? "edit.choose" : "edit.empty";
    return element("p", { key: "hint", class: "hint" }, words.say(hint));
  }
  if (fault) return null;
  if (!shown || step === null) {
    return element("p", { key: "hint", class: "hint" }, hintOf(question, words));
  }
  const moments = momentsOf(shown);
  const moment = moments[step];
  if (!moment) return null;
  const { title, text } = viewOf(question).moment(moment, { question, answer: shown }, words);
  if (moments.length === 1) return element("p", { key: "text", role: "status" }, text);
  return [
    iconButton("back", "‹", words.say("page.back"), step === 0, () => actions.walk(-1)),
    element(
      "p",
      { key: "text", role: "status" },
      element("b", {}, `${step + 1}/${moments.length} ${title}`),
      " ",
      text,
    ),
    iconButton("forward", "›", words.say("page.forward"), step === moments.length - 1, () => actions.walk(1)),
  ];
}

/**
 * What to do before there is a ruling.
 * @param {any} question
 * @param {Words} words
 */
function hintOf(question, words) {
  if (question.battle.units.length === 0) return words.say("hint.empty", { edit: words.say("edit.edit") });
  return words.say(`hint.${rulesetOf(question)}`);
}
