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

/** Distances from the middle of a number to what is pictured, to the edge of the picture and to the next number, in px. */
const fromContent = 40;
const fromEdge = 16;
const apart = 28;
/** From the end of a line to its part: a dot there is not on the part's text. */
const fromPart = 5;

/** Another number nearer than this crowds a place, which weighs a little less than a line over another part. */
const crowded = 20;
const crowding = 0.8;
/** A line longer than this is worse, as bad as one over another part where it is longer still, in px. */
const longest = 240;
const perCrossing = 240;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

const nearestIn = (box: Box, { x, y }: Point): Point => ({
  x: between(box.x, x, box.x + box.width),
  y: between(box.y, y, box.y + box.height),
});

const around = ({ x, y, width, height }: Box): Box => ({
  x: x - fromPart,
  y: y - fromPart,
  width: width + 2 * fromPart,
  height: height + 2 * fromPart,
});

/** Where numbers are: around everything that is drawn, in the picture. */
function edgesAround(boxes: readonly Box[], { width, height }: Room) {
  const least = (places: readonly number[]) => Math.max(Math.min(...places) - fromContent, fromEdge);
  const most = (places: readonly number[], length: number) =>
    Math.min(Math.max(...places) + fromContent, length - fromEdge);
  return {
    start: least(boxes.map(({ x }) => x)),
    end: most(
      boxes.map((box) => box.x + box.width),
      width,
    ),
    top: least(boxes.map(({ y }) => y)),
    bottom: most(
      boxes.map((box) => box.y + box.height),
      height,
    ),
  };
}

/** Where a number may be: at an edge of the picture, and along which axis it moves there. */
interface Place {
  edge: 'start' | 'end' | 'top' | 'bottom';
  axis: 'x' | 'y';
  from: Point;
}

/** Where the number of a part may be, in order of preference. */
function placesFor(box: Box, { start, end, top, bottom }: ReturnType<typeof edgesAround>): Place[] {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const sides: Place[] = [
    { edge: 'start', axis: 'y', from: { x: start, y } },
    { edge: 'end', axis: 'y', from: { x: end, y } },
  ];
  const ends: Place[] = [
    { edge: 'top', axis: 'x', from: { x, y: top } },
    { edge: 'bottom', axis: 'x', from: { x, y: bottom } },
  ];
  return [
    ...(x <= (start + end) / 2 ? sides : sides.toReversed()),
    ...(y <= (top + bottom) / 2 ? ends : ends.toReversed()),
  ];
}

const lengthTo = (box: Box, from: Point): number => {
  const to = nearestIn(box, from);
  return Math.hypot(to.x - from.x, to.y - from.y);
};

const holds = (outer: Box, inner: Box) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** Whether a horizontal or vertical line crosses a box, or ends within a pixel of it. */
const crosses = (one: Point, other: Point, box: Box) =>
  Math.min(one.x, other.x) < box.x + box.width &&
  box.x < Math.max(one.x, other.x) + 1 &&
  Math.min(one.y, other.y) < box.y + box.height &&
  box.y < Math.max(one.y, other.y) + 1;

/** Numbers at one edge that touch, and where the first of them is. */
interface Group {
  places: Point[];
  start: number;
}

/** Moves numbers at one edge apart where they would overlap, to both sides of where they would be. */
function spread(places: readonly Point[], axis: 'x' | 'y', length: number): void {
  const groups: Group[] = [];
  for (const place of places) {
    let group: Group = { places: [place], start: between(fromEdge, place[axis], length - fromEdge) };
    for (
      let last = groups.at(-1);
      last && last.start + last.places.length * apart > group.start;
      last = groups.at(-1)
    ) {
      groups.pop();
      group = joined([...last.places, ...group.places], axis, length);
    }
    groups.push(group);
  }
  for (const { places: together, start } of groups)
    for (const [index, place] of together.entries()) place[axis] = start + index * apart;
}

/** Numbers side by side, the middle of them in the middle of their parts. */
function joined(places: Point[], axis: 'x' | 'y', length: number): Group {
  const ideal = places.reduce((sum, place, index) => sum + place[axis] - index * apart, 0) / places.length;
  const last = length - fromEdge - (places.length - 1) * apart;
  return { places, start: Math.max(fromEdge, Math.min(ideal, last)) };
}

/** The line of text that a part is on: parts a few px higher or lower count as on the same line. */
const lineOf = (place: number) => Math.round(place / 8);

/**
 * Places a number for each part: at the side nearer to the part, or at another edge where its line crosses fewer other
 * parts, texts and icons.
 *
 * @param boxes One box for each part; undefined for a part that is missing.
 * @param contentBoxes The boxes of the texts and icons in the picture.
 */
export function marksFor(
  boxes: readonly (Box | undefined)[],
  room: Room,
  contentBoxes: readonly Box[] = [],
): Mark[] {
  const parts = boxes.flatMap((box, index) => (box ? [{ number: index + 1, box }] : []));
  const all = [...parts.map(({ box }) => box), ...contentBoxes];
  const edges = edgesAround(all, room);
  const placed: (Pick<Mark, 'number' | 'box'> & Place)[] = [];
  for (const { number, box } of parts) {
    const others = all.filter((other) => !holds(other, box) && !holds(box, other));
    const costs = ({ edge, axis, from }: Place) => {
      const crossed = others.filter((other) => crosses(from, nearestIn(box, from), other)).length;
      const beside = placed.some(
        (other) => other.edge === edge && Math.abs(other.from[axis] - from[axis]) < crowded,
      );
      return crossed + (beside ? crowding : 0) + Math.max(0, lengthTo(box, from) - longest) / perCrossing;
    };
    const place = placesFor(box, edges).reduce((best, each) => (costs(each) < costs(best) ? each : best));
    placed.push({ number, box, ...place });
  }
  for (const here of Map.groupBy(placed, ({ edge }) => edge).values()) {
    const axis = here[0]?.axis ?? 'y';
    const inOrder = here.toSorted(
      (a, b) => lineOf(a.from[axis]) - lineOf(b.from[axis]) || a.number - b.number,
    );
    spread(
      inOrder.map(({ from }) => from),
      axis,
      axis === 'x' ? room.width : room.height,
    );
  }
  return placed.map(({ number, box, from }) => ({ number, box, from, to: nearestIn(around(box), from) }));
}
