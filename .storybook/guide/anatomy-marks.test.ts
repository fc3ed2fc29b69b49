import { expect, test } from 'vitest';
import { type Mark, marksFor } from './anatomy-marks.ts';

const picture = { width: 400, height: 200 };
const box = (x: number, y: number, width = 20, height = 20) => ({ x, y, width, height });
const places = (marks: readonly Mark[]) => marks.map(({ number, from }) => [number, from.x, from.y]);

test('puts a number into the margin that is nearer to its part, at its height', () => {
  expect(places(marksFor([box(300, 90), box(60, 40)], picture))).toEqual([
    [1, 384, 100],
    [2, 16, 50],
  ]);
});

test('keeps numbers apart and inside of the picture, in the order of their parts', () => {
  const marks = marksFor([box(60, 180), box(60, 158), box(60, 0)], picture);
  expect(places(marks)).toEqual([
    [1, 16, 184],
    [2, 16, 156],
    [3, 16, 16],
  ]);
});

test('leads to the edge of the part that is nearer', () => {
  const [start, end] = marksFor([box(60, 90), box(300, 90)], picture);
  expect(start?.to).toEqual({ x: 60, y: 100 });
  expect(end?.to).toEqual({ x: 320, y: 100 });
});

test('leaves out a part that is not there, and keeps the numbers of the others', () => {
  expect(marksFor([undefined, box(60, 90)], picture).map(({ number }) => number)).toEqual([2]);
});

test('stands above or below what has another part beside it, at the edge that is nearer', () => {
  const row = (y: number) => [box(60, y), box(150, y), box(320, y)];
  expect(places(marksFor(row(52), picture))).toEqual([
    [1, 16, 62],
    [2, 160, 16],
    [3, 384, 62],
  ]);
  expect(places(marksFor(row(150), picture))[1]).toEqual([2, 160, 184]);
});

test('stands at the side where above and below are other parts, too', () => {
  const around = [box(60, 90), box(150, 40), box(150, 140)];
  expect(places(marksFor([...around, box(150, 90)], picture))[3]).toEqual([4, 384, 100]);
});

test('crosses the edge of the part that it belongs to', () => {
  expect(places(marksFor([box(40, 20, 320, 160), box(60, 30)], picture))[1]).toEqual([2, 16, 40]);
});

test('keeps its line away from words', () => {
  const textBoxes = [box(20, 90, 30, 20)];
  expect(places(marksFor([box(150, 90)], picture))).toEqual([[1, 16, 100]]);
  expect(places(marksFor([box(150, 90)], picture, textBoxes))).toEqual([[1, 384, 100]]);
});
