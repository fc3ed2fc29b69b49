import { type CsvSchema, lineOf } from '@pabean/api/rules';
import { describe, expect, test, vi } from 'vitest';
import { createCsvStore, groupId, groupsOf, sameAs } from './csv-store.ts';

const schema: CsvSchema = {
  columns: [
    { name: 'nomor', kind: 'text', required: true, max: 20, example: 'A-1' },
    { name: 'tanggal', kind: 'date', max: 10, example: '2026-09-01' },
  ],
};

const keep = (...lines: readonly string[][]) =>
  createCsvStore(
    schema,
    lines.map((cells, index) => lineOf(schema, index + 2, cells)),
  );

const places = (store: ReturnType<typeof keep>) =>
  store.state.problems.map(({ line, column, refusal, value }) => [line, column, refusal, value]);

describe('a table', () => {
  test('lists all errors in file order', () => {
    const store = keep(['', 'x'], ['A', ''], ['B']);
    expect(places(store)).toEqual([
      [2, 'nomor', 'required', ''],
      [2, 'tanggal', 'date', 'x'],
      [4, '', 'cellCount', 'B'],
    ]);
    expect(store.state.wrongLines).toBe(2);
  });

  test('is fixed one cell at a time, and that can be undone', () => {
    const store = keep(['A', 'x'], ['B', 'y']);
    const listener = vi.fn();
    store.subscribe(listener);
    const before = store.state;
    store.fix(store.state.problems.slice(0, 1), '2026-01-01');
    expect(places(store)).toEqual([[3, 'tanggal', 'date', 'y']]);
    expect(store.state.fixed).toBe(1);
    expect(before.problems).toHaveLength(2);
    expect(store.undo()).toEqual({ index: 0, column: 'tanggal' });
    expect(places(store)).toHaveLength(2);
    expect(store.state).toMatchObject({ fixed: 0, canUndo: false });
    expect(store.undo()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('is fixed everywhere where the same is wrong, in one step', () => {
    const store = keep(['A', 'x'], ['B', 'y'], ['C', 'x'], ['', 'x']);
    const [one] = store.state.problems;
    if (!one) throw new Error('There is nothing wrong.');
    const same = sameAs(store.state.problems, one);
    expect(same.map(({ line }) => line)).toEqual([2, 4, 5]);
    store.fix(same, '01-01-2026');
    expect(places(store)).toEqual([
      [3, 'tanggal', 'date', 'y'],
      [5, 'nomor', 'required', ''],
    ]);
    store.undo();
    expect(store.state.problems).toHaveLength(5);
  });

  test('with a line of other cells is fixed by the line as a whole', () => {
    const store = keep(['A;01-01-2026'], ['B', '', 'z']);
    store.fix(store.state.problems.slice(1), 'B;2026-01-01');
    expect(places(store)).toEqual([[2, '', 'cellCount', 'A;01-01-2026']]);
  });

  test('counts how often each rule is broken in each column', () => {
    const store = keep(['A', 'x'], ['', 'y'], ['C']);
    expect(groupsOf(store.state.problems).map(({ first, count }) => [groupId(first), count])).toEqual([
      ['tanggal date', 2],
      ['nomor required', 1],
      [' cellCount', 1],
    ]);
  });
});
