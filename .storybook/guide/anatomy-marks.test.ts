import { expect, test } from 'vitest';
import { type Mark, marksFor } from './anatomy-marks.ts';

const picture = { width: 400, height: 200 };
const box = (x: number, y: number, width = 20, height = 20) => ({ x, y, width, height });
const places = (marks: readonly Mark[]) => marks.map(({ number, from }) => [number, from.x, from.y]);

test('puts a number beside what is pictured, at the nearer side and the height of its part', () => {
  expect(places(marksFor([box(300, 90), box(100, 40)], picture))).toEqual([
    [1, 360, 100],
    [2, 60, 50],
  ]);
});

test('keeps numbers apart and inside the picture, in the order of their parts', () => {
  const marks = marksFor([box(60, 180), box(60, 158), box(60, 0)], picture);
  expect(places(marks)).toEqual([
    [1, 20, 184],
    [2, 20, 156],
    [3, 20, 16],
  ]);
  expect(places(marksFor([box(60, 90), box(60, 114)], picture))).toEqual([
    [1, 20, 98],
    [2, 20, 126],
  ]);
});

test('takes another edge where a number is at the same place', () => {
  expect(places(marksFor([box(60, 40, 20, 10), box(70, 56, 20, 10), box(330, 150)], picture))).toEqual([
    [1, 20, 45],
    [2, 80, 16],
    [3, 384, 160],
  ]);
});

test('draws its line to the nearer edge of the part, and ends it outside', () => {
  const [start, end] = marksFor([box(60, 90), box(300, 90)], picture);
  expect(start?.to).toEqual({ x: 55, y: 100 });
  expect(end?.to).toEqual({ x: 325, y: 100 });
});

test('omits a missing part, and keeps the numbers of the others', () => {
  expect(marksFor([undefined, box(60, 90)], picture).map(({ number }) => number)).toEqual([2]);
});

test('is above or below a part with a neighbour, at the nearer edge', () => {
  const row = (y: number) => [box(60, y), box(150, y), box(320, y)];
  expect(places(marksFor(row(52), picture))).toEqual([
    [1, 20, 62],
    [2, 160, 16],
    [3, 380, 62],
  ]);
  expect(places(marksFor(row(150), picture))[1]).toEqual([2, 160, 184]);
});

test('is at the side where other parts are above and below', () => {
  const around = [box(60, 90), box(150, 40), box(150, 140)];
  expect(places(marksFor([...around, box(150, 90)], picture))[3]).toEqual([4, 210, 100]);
});

test('crosses the edge of the part that it belongs to', () => {
  expect(places(marksFor([box(40, 20, 320, 160), box(60, 30)], picture))[1]).toEqual([2, 16, 40]);
});

test('keeps its line away from texts and icons', () => {
  const icon = box(360, 20);
  const text = box(20, 90, 30, 20);
  expect(places(marksFor([box(150, 90)], picture, [icon]))).toEqual([[1, 110, 100]]);
  expect(places(marksFor([box(150, 90)], picture, [icon, text]))).toEqual([[1, 384, 100]]);
});
