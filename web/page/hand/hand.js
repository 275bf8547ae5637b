/**
 * The hand on the battlefield: what it holds, where it puts it, where it looks. Moves only what it holds while it moves,
 * asks the referee whether it may stand there, and puts one edit into the page's state when it lets go.
 *
 * @typedef {import("../../view/camera.js").Camera} Camera
 * @typedef {import("../../view/outline.js").Point} Point
 * @typedef {import("./held.js").Held} Held
 * @typedef {import("./held.js").Put} Put
 * @typedef {import("./pointers.js").Grip} Grip
 * @typedef {import("./pointers.js").Pixel} Pixel
 */
import { isUnanswered } from "../../view/answers.js";
import { boundsOf } from "../../view/bounds.js";
import { fitCamera, project, shiftedSight, sightIn, unproject } from "../../view/camera.js";
import { boundary } from "../../view/formation.js";
import { centre, distance } from "../../view/outline.js";
import { isEditable } from "../state.js";
import { carry } from "./carry.js";
import { placeByKey } from "./exact-keys.js";
import { battleWith, draggedBy, heldTerrain, heldUnit, turnedTo } from "./held.js";
import { drawMarks, spotOfHandle, textOf } from "./marks.js";
import { measuring } from "./measuring.js";
import { newestOnly } from "./newest-only.js";
import { onPointers } from "./pointers.js";
import { gapToLine, modelAt, unitAt } from "./touch.js";
import { standingQuestion, verdictOn } from "./verdict.js";

/** Pixels around a finger that still mean what is near. */
const thumb = 22;

/** Pixels of a base that a finger hits. */
const fingertip = 24;

/** A move shorter than this, in millimetres, may have been a tap. */
const small = 5.08;

/** Milliseconds: between the taps of a double tap, and that a refusal stays to be read. */
const doubleTap = 320;
const refusalStays = 2500;

/** Room for names all around, and for the tools at the right. */
const fitPadding = { left: 40, right: 86, top: 40, bottom: 40 };

/**
 * @param {{ground: HTMLElement, canvas: HTMLElement, live: HTMLElement}} parts
 * @param {(question: any) => any} ask the referee
 * @param {() => {state: any, look: import("../look.js").Look, words: import("../../view/words.js").Words}} now
 * @param {import("../actions.js").Actions} actions
 */
export function handOn({ ground, canvas, live }, ask, now, actions) {
  const check = newestOnly(ask);
  const { inTurn } = actions.deeds;
  /** @type {Camera} */
  let camera = { width: 1, height: 1, scale: 1, left: 0, top: 0 };
  /** @type {import("./marks.js").Shown | null} the move at hand, or the last one as long as its battle is on the table */
  let shown = null;
  /** @type {{from: Point, to: Point} | null} */
  let tape = null;
  let tapped = { time: -doubleTap, at: /** @type {Pixel} */ ([0, 0]) };

  const battleNow = () => now().state.question.battle;
  const chosen = (unit = now().state.selection.unit) =>
    isEditable(now().state) && unit !== null ? heldUnit(battleNow(), unit) : null;

  const draw = () => {
    const { look, words } = now();
    if (shown && (shown.isHeld ? shown.held : shown.verdict).battle !== battleNow()) shown = null;
    const handle = shown?.isHeld && !shown.isTurning ? null : chosen();
    const at = shown?.isHeld ? shown.put : handle?.start;
    drawMarks(live, {
      camera,
      shown,
      tapes: tape ? [...look.tapes, tape] : look.tapes,
      handle: handle && at && spotOfHandle(handle, at, camera),
      words,
    });
  };

  /**
   * @param {Held} held
   * @param {Put} put
   * @param {typeof ask} asking
   * @param {() => void} [stumble] when the referee did
   */
  const judge = async (held, put, asking, stumble) => {
    const battle = battleWith(held, put);
    const answer = await asking(standingQuestion(now().state.question, battle));
    if (!answer) return null;
    if (!isUnanswered(answer.error)) return verdictOn(battle, held.id, answer);
    // Who stopped it knows why the unit springs back.
    if (answer.error.code === "internal.trap") stumble?.();
    return null;
  };

  /**
   * Puts a thing down if it may stand there.
   * @param {Held} held
   * @param {Put} put
   * @param {boolean} [isTurning]
   */
  const putDown = async (held, put, isTurning = false) => {
    const isThere = put.heading === held.start.heading && distance(put.at, held.start.at) < 0.0005;
    if (isThere) return (draw(), true);
    const verdict = await judge(held, put, ask, () => actions.see({ notice: { code: "error.internal.trap" } }));
    if (!verdict || held.battle !== battleNow()) return false;
    const result = { held, put, verdict, isHeld: false, isTurning };
    if (!verdict.isBarred) {
      await actions.edit(verdict.battle, held.turns || now().look.isEditing ? held.id : undefined, {
        sight: sightIn(camera),
      });
      verdict.battle = battleNow();
    } else {
      verdict.battle = held.battle;
      setTimeout(() => {
        if (shown !== result) return;
        shown = null;
        draw();
      }, refusalStays);
    }
    shown = result;
    draw();
    actions.tell(textOf(result, now().words));
    return !verdict.isBarred;
  };

  /**
   * Puts a unit elsewhere from where it stands when its turn comes: what was tapped before may have moved it.
   * @param {string} unit
   * @param {(held: Held) => Put} putOf
   * @param {boolean} [isTurning]
   */
  const move = (unit, putOf, isTurning) =>
    inTurn(async () => {
      const held = chosen(unit);
      if (held) await putDown(held, putOf(held), isTurning);
    });

  /**
   * @param {Held} held
   * @param {boolean} isTurning
   * @param {(to: Pixel) => Put} putAt
   * @param {() => void} tap what it was if it was a tap
   * @returns {Grip}
   */
  const carrying = (held, isTurning, putAt, tap) => {
    const carried = carry(canvas, held.turns ? "unit" : "terrain", held.id);
    const before = held.outlineAt(held.start);
    const middle = project(camera, centre(before));
    /** @type {Put | null} */
    let put = null;
    const end = () => {
      put = null;
      shown = null;
    };
    return {
      move: async (to) => {
        const here = putAt(to);
        put = here;
        const [x, y] = project(camera, centre(held.outlineAt(here)));
        carried.to([x - middle[0], y - middle[1]], here.heading - held.start.heading, middle);
        const verdict = await judge(held, here, check);
        if (!verdict || put !== here || held.battle !== battleNow()) return;
        shown = { held, put: here, verdict, isHeld: true, isTurning };
        draw();
      },
      drop: async (isQuick) => {
        const last = put;
        end();
        const isNowhere = !last || distance(centre(held.outlineAt(last)), centre(before)) < small;
        if (isQuick && isNowhere && !isTurning) {
          carried.release();
          draw();
          tap();
        } else if (last && (await inTurn(() => putDown(held, last, isTurning)))) carried.release();
        else carried.springBack();
      },
      cancel: () => {
        end();
        carried.springBack();
        draw();
      },
    };
  };

  /** @param {import("./measuring.js").Tape | null} drawn */
  const showTape = (drawn) => {
    tape = drawn;
    draw();
  };
  /** @param {import("./measuring.js").Tape} lying */
  const leaveTape = (lying) => actions.see({ tapes: [...now().look.tapes, lying] });

  /**
   * What a finger would pick up.
   * @param {Pixel} at
   * @param {Element} target
   * @param {boolean} isTouch
   */
  const under = (at, target, isTouch) => {
    /** @param {string} kind */
    const named = (kind) => target.closest(`[data-${kind}]`)?.getAttribute(`data-${kind}`) ?? null;
    const unit = named("unit") ?? unitAt(battleNow(), unproject(camera, at), isTouch ? thumb / camera.scale : 0);
    return { unit, terrain: unit ? null : named("terrain"), option: named("option") };
  };

  /** @type {import("./pointers.js").Hand["hold"]} */
  const hold = (at, target, isTouch) => {
    const { state, look } = now();
    shown = null;
    if (look.isMeasuring) return measuring(battleNow(), camera, at, isTouch ? thumb : thumb / 2, showTape, leaveTape);
    if (!isEditable(state)) return null;
    const from = unproject(camera, at);
    const handled = target.closest(".handle") && chosen();
    if (handled) {
      const middle = centre(handled.outlineAt(handled.start));
      const start = bearing(middle, from);
      const { heading } = handled.start;
      /** @param {Pixel} to */
      const turnedAt = (to) => turnedTo(handled, heading + bearing(middle, unproject(camera, to)) - start, now().look);
      return carrying(handled, true, turnedAt, () => {});
    }
    const { unit, terrain } = under(at, target, isTouch);
    const held = unit ? heldUnit(battleNow(), unit) : terrain ? heldTerrain(battleNow(), terrain) : null;
    if (!held) return null;
    /** @param {Pixel} to */
    const draggedAt = (to) => {
      const [x, y] = unproject(camera, to);
      return draggedBy(held, [x - from[0], y - from[1]], now().look);
    };
    return carrying(held, false, draggedAt, () => tap(at, target, isTouch));
  };

  /** @type {import("./pointers.js").Hand["tap"]} */
  const tap = (at, target, isTouch) => {
    const { state, look } = now();
    const point = unproject(camera, at);
    const time = performance.now();
    const isSecond = time - tapped.time < doubleTap && distance(at, tapped.at) < thumb;
    tapped = { time, at };
    shown = null;
    draw();
    const { unit, terrain, option } = under(at, target, isTouch);
    const thing = unit ?? (look.isEditing ? terrain : null);
    const isOwn = look.isEditing && unit === state.selection.unit;
    const model = isOwn && modelAt(battleNow(), unit, point, fingertip / camera.scale);
    const lying = look.tapes.find((one) => gapToLine(one, point) * camera.scale < (isTouch ? thumb : 8));
    if (target.closest(".handle")) return;
    if (option) actions.showOption(Number(option));
    else if (lying && (look.isMeasuring || !unit)) actions.see({ tapes: look.tapes.filter((one) => one !== lying) });
    else if (look.isMeasuring) return;
    else if (model) {
      actions.see({ model: model === look.model ? null : model });
      document.querySelector("#panel .model")?.scrollIntoView({ block: "nearest" });
    } else if (thing) actions.selectUnit(thing === state.selection.unit ? null : thing);
    else {
      const held = look.movesByTaps && chosen();
      if (held)
        move(held.id, (unit) => draggedBy(unit, [point[0] - unit.start.at[0], point[1] - unit.start.at[1]], look));
      else if (isSecond) showAll();
      else if (state.selection.unit) actions.selectUnit(null);
    }
  };

  /** @type {import("./pointers.js").Hand["look"]} */
  const look = (from, to, times) => actions.look(shiftedSight(camera, from, to, times, battleNow().table));

  /** All units, and from there the whole table. */
  const showAll = () => {
    const { table, units } = battleNow();
    /** @param {Point[]} points */
    const sightOf = (points) => sightIn(fitCamera(boundsOf(points), camera, fitPadding));
    const corners = /** @type {Point[]} */ ([
      [0, 0],
      [table.width, table.depth],
    ]);
    const all = sightOf(units.length ? units.flatMap(boundary) : corners);
    const { at, scale } = sightIn(camera);
    const isThere = distance(at, all.at) * scale < 1 && Math.abs(scale / all.scale - 1) < 0.01;
    actions.look(isThere ? sightOf(corners) : all);
  };

  onPointers(ground, { hold, tap, look });

  return {
    showAll,
    /** @param {number} times */
    zoom: (times) => {
      const middle = /** @type {Pixel} */ ([camera.width / 2, camera.height / 2]);
      look(middle, middle, times);
    },
    /**
     * What a key does to the chosen unit, if anything.
     * @param {KeyboardEvent} event
     */
    onKey: (event) => {
      const held = chosen();
      const place = held && placeByKey(held, event);
      if (!place) return undefined;
      /** @param {Held} unit */
      const putOf = (unit) => ({ ...unit.start, ...placeByKey(unit, event), touches: [] });
      return () => move(held.id, putOf, place.heading !== held.start.heading);
    },
    /**
     * The picture was drawn anew.
     * @param {Camera} seen
     */
    redraw: (seen) => {
      camera = seen;
      draw();
    },
  };
}

/**
 * The way from one point to another, in degrees clockwise.
 * @param {Point} from
 * @param {Point} to
 */
function bearing(from, to) {
  return (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
}
