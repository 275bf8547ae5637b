/**
 * Where a thing that is held near others comes to lie: flush against an edge, then aligned or flush again along it. Plain
 * geometry for the hand; whether the thing may stand there is the referee's to say.
 *
 * @typedef {import("../../view/outline.js").Point} Point
 * @typedef {import("../../view/outline.js").Outline} Outline
 * @typedef {{at: Point, heading: number}} Place
 * @typedef {{id: string | null, outline: Outline}} Thing seen from outside its corners go clockwise; nobody is the table
 * @typedef {{outlineAt: (place: Place) => Outline, turns: boolean}} Body what is held; terrain does not turn
 *
 * @typedef {object} Edge
 * @property {string | null} id whose it is
 * @property {Point} from
 * @property {Point} along of length one
 * @property {Point} out the way it faces, of length one
 * @property {number} length
 *
 * @typedef {{place: Place, way: number, edge: Edge}} Contact after a `way` of so many millimetres
 */
import { boundsOf, grown, shared } from "../../view/bounds.js";
import { centre, direction, distance, moved } from "../../view/outline.js";

/** How far apart, how deep in each other, in millimetres, and how askew, in degrees, things may be to come into contact. */
const near = 5.08;
const deep = 15.24;
const askew = 5;

/** Lengths below this, in millimetres, count as nothing. */
const tiny = 1e-6;

/**
 * @param {Body} body
 * @param {Place} place where it is held
 * @param {Thing[]} things
 * @returns {Place & {touches: (string | null)[]}} whom it was brought to lie against
 */
export function snapped(body, place, things) {
  const around = grown(boundsOf(body.outlineAt(place)), near + deep);
  const close = things.filter(({ outline }) => shared(around, boundsOf(outline)));
  const contact = nearest(close.flatMap((thing) => contactsWith(body, place, thing)));
  if (!contact) return { ...place, touches: [] };
  const { id, along } = contact.edge;
  const slide = slideAlong(contact, body.outlineAt(contact.place), close);
  const { heading } = contact.place;
  return {
    at: moved(contact.place.at, along, slide.way),
    heading,
    touches: [id, ...(slide.id === undefined ? [] : [slide.id])],
  };
}

/**
 * Turned about the middle of its outline, which stays where it is.
 * @param {Body} body
 * @param {Place} place
 * @param {number} heading
 * @returns {Place}
 */
export function turned(body, place, heading) {
  const middle = centre(body.outlineAt(place));
  const [x, y] = centre(body.outlineAt({ at: place.at, heading }));
  return { at: moved(place.at, [middle[0] - x, middle[1] - y]), heading };
}

/**
 * @param {Outline} outline
 * @param {string | null} [id]
 * @returns {Edge[]}
 */
export function edgesOf(outline, id = null) {
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length];
    const along = direction(from, to);
    return along ? [{ id, from, along, out: [along[1], -along[0]], length: distance(from, to) }] : [];
  });
}

/**
 * Flush against the thing's edges if the body is nearly parallel to one, else with a corner.
 * @param {Body} body
 * @param {Place} place
 * @param {Thing} thing
 * @returns {Contact[]}
 */
function contactsWith(body, place, { id, outline }) {
  const edges = edgesOf(outline, id);
  const flush = edges.flatMap((edge) => flushWith(body, place, edge));
  if (flush.length) return flush;
  const corners = body.outlineAt(place);
  return [
    ...edges.flatMap((edge) => touching(place, edge, corners, 1)),
    ...edgesOf(corners, id).flatMap((edge) => touching(place, edge, outline, -1)),
  ];
}

/**
 * @param {Body} body
 * @param {Place} place
 * @param {Edge} edge
 * @returns {Contact[]}
 */
function flushWith(body, place, edge) {
  const parallel = (Math.atan2(edge.out[0], -edge.out[1]) * 180) / Math.PI;
  const turn = remainder(parallel - place.heading, 90);
  if (Math.abs(turn) > (body.turns ? askew : tiny)) return [];
  // Hundredths of a degree, as a heading is written down, before anything is measured from it.
  const heading = Math.round((place.heading + turn) * 100) / 100;
  const aligned = turned(body, place, heading);
  const corners = body.outlineAt(aligned);
  const [start, end] = spanOf(corners, edge);
  return Math.min(end, edge.length) - Math.max(start, 0) > tiny ? brought(aligned, edge, gapTo(corners, edge), 1) : [];
}

/**
 * Contact of an edge and the corner that is nearest to it, if that lies before the edge.
 * @param {Place} place
 * @param {Edge} edge
 * @param {Outline} corners
 * @param {number} sign 1 if the corners are the body's, -1 if the edge is
 * @returns {Contact[]}
 */
function touching(place, edge, corners, sign) {
  const gap = gapTo(corners, edge);
  const corner = corners.find((one) => Math.abs(asideOf(one, edge) - gap) < tiny) ?? edge.from;
  const ahead = aheadOf(corner, edge);
  return ahead >= 0 && ahead <= edge.length ? brought(place, edge, gap, sign) : [];
}

/**
 * @param {Place} place
 * @param {Edge} edge
 * @param {number} gap
 * @param {number} sign
 * @returns {Contact[]}
 */
function brought(place, edge, gap, sign) {
  if (gap > near || gap < -deep) return [];
  return [{ place: { ...place, at: moved(place.at, edge.out, -gap * sign) }, way: Math.abs(gap), edge }];
}

/**
 * How far to slide along the edge: into contact with another thing, else so that ends meet, else not at all.
 * @param {Contact} contact
 * @param {Outline} corners of the body in contact
 * @param {Thing[]} things
 * @returns {{way: number, id?: string | null}}
 */
function slideAlong({ edge }, corners, things) {
  const [start, end] = spanOf(corners, edge);
  /** @param {{way: number}} slide */
  const stays = ({ way }) => start + way < edge.length - tiny && end + way > tiny;
  const contacts = things
    .filter(({ id }) => id !== edge.id)
    .flatMap(({ id, outline }) => edgesOf(outline, id))
    .flatMap((other) => slideTo(other, corners, edge.along));
  const ends = [-start, edge.length - end].filter((way) => Math.abs(way) <= near).map((way) => ({ way }));
  return nearest(contacts.filter(stays)) ?? nearest(ends) ?? { way: 0 };
}

/**
 * @param {Edge} edge
 * @param {Outline} corners
 * @param {Point} along
 * @returns {{way: number, id: string | null}[]}
 */
function slideTo(edge, corners, along) {
  const toward = edge.out[0] * along[0] + edge.out[1] * along[1];
  const gap = gapTo(corners, edge);
  if (Math.abs(toward) < 0.7 || gap > near || gap < -deep) return [];
  const way = -gap / toward;
  const [start, end] = spanOf(
    corners.map((corner) => moved(corner, along, way)),
    edge,
  );
  return Math.min(end, edge.length) - Math.max(start, 0) > tiny ? [{ way, id: edge.id }] : [];
}

/**
 * @template {{way: number}} Way
 * @param {Way[]} ways
 * @returns {Way | undefined}
 */
function nearest(ways) {
  return ways.length
    ? ways.reduce((best, one) => (Math.abs(one.way) < Math.abs(best.way) - tiny ? one : best))
    : undefined;
}

/**
 * How far the nearest corner is before an edge; less than nothing behind it.
 * @param {Outline} corners
 * @param {Edge} edge
 */
function gapTo(corners, edge) {
  return Math.min(...corners.map((corner) => asideOf(corner, edge)));
}

/**
 * Where corners begin and end along an edge.
 * @param {Outline} corners
 * @param {Edge} edge
 */
function spanOf(corners, edge) {
  const places = corners.map((corner) => aheadOf(corner, edge));
  return [Math.min(...places), Math.max(...places)];
}

/**
 * @param {Point} point
 * @param {Edge} edge
 */
function asideOf([x, y], { from, out }) {
  return (x - from[0]) * out[0] + (y - from[1]) * out[1];
}

/**
 * @param {Point} point
 * @param {Edge} edge
 */
function aheadOf([x, y], { from, along }) {
  return (x - from[0]) * along[0] + (y - from[1]) * along[1];
}

/**
 * What is left of an angle, between minus and plus a half of `whole`.
 * @param {number} angle
 * @param {number} whole
 */
function remainder(angle, whole) {
  return angle - Math.round(angle / whole) * whole;
}
