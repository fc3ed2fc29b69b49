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

/** A part's number in the margin, and the line from it to the part. */
export interface Mark {
  /** From 1. */
  number: number;
  box: Box;
  from: Point;
  to: Point;
}

/** From the middle of a number to the edge of the picture, and to the next number, in px. */
const fromEdge = 16;
const apart = 28;

const middle = ({ y, height }: Box) => y + height / 2;

/** The line of text a part stands on: what is a few px higher than its neighbour is beside it. */
const lineOf = (box: Box) => Math.round(middle(box) / 8);

/** Places for numbers at their parts' heights, moved as far apart as they need. */
function spread(wanted: readonly number[], height: number): number[] {
  const places: number[] = [];
  for (const each of wanted) places.push(Math.max(each, (places.at(-1) ?? fromEdge - apart) + apart));
  let limit = height - fromEdge;
  for (let at = places.length - 1; at >= 0; at -= 1) {
    places[at] = Math.min(places[at] ?? 0, limit);
    limit = (places[at] ?? 0) - apart;
  }
  return places;
}

const within = (value: number, { y, height }: Box) => Math.min(Math.max(value, y + 4), y + height - 4);

/**
 * Numbers for parts: each stands in the margin that is nearer to its part, at the part's height.
 *
 * @param boxes Part by part; nothing for one that is not there.
 */
export function marksFor(
  boxes: readonly (Box | undefined)[],
  { width, height }: { width: number; height: number },
): Mark[] {
  const parts = boxes.flatMap((box, index) => (box ? [{ number: index + 1, box }] : []));
  const atStart = ({ box }: { box: Box }) => box.x + box.width / 2 < width / 2;
  const marksAt = (side: 'start' | 'end') => {
    const here = parts
      .filter((part) => atStart(part) === (side === 'start'))
      .sort((a, b) => lineOf(a.box) - lineOf(b.box) || a.number - b.number);
    const places = spread(
      here.map(({ box }) => middle(box)),
      height,
    );
    return here.map(({ number, box }, index): Mark => {
      const y = places[index] ?? 0;
      const from = { x: side === 'start' ? fromEdge : width - fromEdge, y };
      const to = { x: side === 'start' ? box.x : box.x + box.width, y: within(y, box) };
      return { number, box, from, to };
    });
  };
  return [...marksAt('start'), ...marksAt('end')].sort((a, b) => a.number - b.number);
}
