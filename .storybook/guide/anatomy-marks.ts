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

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

const nearestIn = (box: Box, { x, y }: Point): Point => ({
  x: between(box.x, x, box.x + box.width),
  y: between(box.y, y, box.y + box.height),
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

/** Where the number of a part may be, in order of preference. */
function placesFor(box: Box, { start, end, top, bottom }: ReturnType<typeof edgesAround>) {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const sides = [
    { edge: 'start', axis: 'y', from: { x: start, y } },
    { edge: 'end', axis: 'y', from: { x: end, y } },
  ] as const;
  const ends = [
    { edge: 'top', axis: 'x', from: { x, y: top } },
    { edge: 'bottom', axis: 'x', from: { x, y: bottom } },
  ] as const;
  return [
    ...(x <= (start + end) / 2 ? sides : sides.toReversed()),
    ...(y <= (top + bottom) / 2 ? ends : ends.toReversed()),
  ];
}

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

/** Moves numbers at one edge apart where they would overlap. */
function spread(places: readonly Point[], axis: 'x' | 'y', length: number): void {
  let least = fromEdge;
  for (const place of places) {
    place[axis] = Math.max(place[axis], least);
    least = place[axis] + apart;
  }
  let most = length - fromEdge;
  for (const place of places.toReversed()) {
    place[axis] = Math.min(place[axis], most);
    most = place[axis] - apart;
  }
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
  const placed = parts.map(({ number, box }) => {
    const others = all.filter((other) => !holds(other, box) && !holds(box, other));
    const crossed = ({ from }: { from: Point }) =>
      others.filter((other) => crosses(from, nearestIn(box, from), other)).length;
    const place = placesFor(box, edges).reduce((best, each) => (crossed(each) < crossed(best) ? each : best));
    return { number, box, ...place };
  });
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
  return placed.map(({ number, box, from }) => ({ number, box, from, to: nearestIn(box, from) }));
}
