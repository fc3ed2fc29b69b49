/** A part's box, in px from the picture's corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** A part's number at an edge of the picture, and the line from it to the part. */
export interface Mark {
  /** Counted from 1. */
  number: number;
  box: Box;
  from: Point;
  to: Point;
}

type Room = Pick<Box, 'width' | 'height'>;

interface Part {
  number: number;
  box: Box;
}

/** Distances from the middle of a number to the edge of the picture and to the next number, in px. */
const fromEdge = 16;
const apart = 28;

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** An edge of the picture: where its numbers are placed, and the straight path from it to a part. */
interface Edge {
  /** The axis along which the numbers of this edge are placed. */
  axis: 'x' | 'y';
  path: (box: Box, room: Room) => Box;
  /** Where a number is, and where its line ends: `at` is its position along the edge. */
  from: (at: number, room: Room) => Point;
  to: (at: number, box: Box) => Point;
}

const start: Edge = {
  axis: 'y',
  path: (box) => ({ x: 0, y: middle(box).y, width: box.x, height: 0 }),
  from: (y) => ({ x: fromEdge, y }),
  to: (y, { x }) => ({ x, y }),
};

const end: Edge = {
  axis: 'y',
  path: (box, { width }) => ({ ...start.path(box, { width, height: 0 }), x: box.x + box.width, width }),
  from: (y, { width }) => ({ x: width - fromEdge, y }),
  to: (y, { x, width }) => ({ x: x + width, y }),
};

const top: Edge = {
  axis: 'x',
  path: (box) => ({ x: middle(box).x, y: 0, width: 0, height: box.y }),
  from: (x) => ({ x, y: fromEdge }),
  to: (x, { y }) => ({ x, y }),
};

const bottom: Edge = {
  axis: 'x',
  path: (box, { height }) => ({ x: middle(box).x, y: box.y + box.height, width: 0, height }),
  from: (x, { height }) => ({ x, y: height - fromEdge }),
  to: (x, { y, height }) => ({ x, y: y + height }),
};

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width + 1 &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height + 1;

const holds = (outer: Box, inner: Box) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** The edge for a part's number: the nearer side, unless the line to another edge crosses fewer boxes. */
function edgeFor({ box }: Part, others: readonly Box[], room: Room): Edge {
  const crossed = (edge: Edge) => {
    const path = edge.path(box, room);
    return others.filter((other) => overlap(path, other) && !holds(other, box) && !holds(box, other)).length;
  };
  const { x, y } = middle(box);
  const sides = x < room.width / 2 ? [start, end] : [end, start];
  const [nearer = start, farther = end] = sides;
  const elsewhere = y < room.height / 2 ? [farther, top, bottom] : [farther, bottom, top];
  return elsewhere.reduce((best, each) => (crossed(each) < crossed(best) ? each : best), nearer);
}

/** Positions for numbers: at the middles of their parts, moved apart where they would overlap. */
function spread(wanted: readonly number[], length: number): number[] {
  const places: number[] = [];
  for (const each of wanted) places.push(Math.max(each, (places.at(-1) ?? fromEdge - apart) + apart));
  let limit = length - fromEdge;
  for (let at = places.length - 1; at >= 0; at -= 1) {
    places[at] = Math.min(places[at] ?? 0, limit);
    limit = (places[at] ?? 0) - apart;
  }
  return places;
}

/** The line of text that a part is on: parts a few px higher or lower count as on the same line. */
const lineOf = (place: number) => Math.round(place / 8);

function within(value: number, box: Box, axis: 'x' | 'y'): number {
  const length = axis === 'x' ? box.width : box.height;
  return Math.min(Math.max(value, box[axis] + 4), box[axis] + length - 4);
}

/**
 * Places a number for each part: at the side nearer to the part, or elsewhere where its line crosses fewer other parts
 * and texts.
 *
 * @param boxes One box for each part; undefined for a part that is missing.
 * @param textBoxes The boxes of the texts in the picture.
 */
export function marksFor(
  boxes: readonly (Box | undefined)[],
  room: Room,
  textBoxes: readonly Box[] = [],
): Mark[] {
  const parts = boxes.flatMap((box, index) => (box ? [{ number: index + 1, box }] : []));
  const others = [...parts.map(({ box }) => box), ...textBoxes];
  const edges = new Map(parts.map((part) => [part, edgeFor(part, others, room)]));
  const marksAt = (edge: Edge) => {
    const { axis } = edge;
    const place = ({ box }: Part) => middle(box)[axis];
    const here = parts
      .filter((part) => edges.get(part) === edge)
      .sort((a, b) => lineOf(place(a)) - lineOf(place(b)) || a.number - b.number);
    const places = spread(here.map(place), axis === 'x' ? room.width : room.height);
    return here.map(({ number, box }, index): Mark => {
      const at = places[index] ?? 0;
      return { number, box, from: edge.from(at, room), to: edge.to(within(at, box, axis), box) };
    });
  };
  return [start, end, top, bottom].flatMap(marksAt).sort((a, b) => a.number - b.number);
}
