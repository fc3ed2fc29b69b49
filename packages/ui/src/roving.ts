type Move = (at: number, count: number) => number;

const next: Move = (at, count) => (at + 1) % count;
const previous: Move = (at, count) => (at <= 0 ? count : at) - 1;
const edges = { Home: () => 0, End: (_at: number, count: number) => count - 1 } satisfies Record<
  string,
  Move
>;

/** The keys of a column and of a row of items that take the focus in turn. */
const moves: Readonly<Record<'column' | 'row', Readonly<Record<string, Move>>>> = {
  column: { ArrowDown: next, ArrowUp: previous, ...edges },
  row: { ArrowRight: next, ArrowLeft: previous, ...edges },
};

/**
 * The item that a key leads to: arrows go round, Home and End to the edges.
 *
 * @returns the item, or undefined where the key means nothing here.
 */
export function roved(
  key: string,
  items: readonly HTMLElement[],
  current: Element | null,
  shape: 'column' | 'row',
): HTMLElement | undefined {
  const at = (items as readonly (Element | null)[]).indexOf(current);
  const to = moves[shape][key]?.(at, items.length);
  return to === undefined ? undefined : items[to];
}
