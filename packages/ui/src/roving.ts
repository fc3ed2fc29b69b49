type Move = (at: number, count: number) => number;

const next: Move = (at, count) => (at + 1) % count;
const previous: Move = (at, count) => (at <= 0 ? count : at) - 1;
const edges = { Home: () => 0, End: (_at: number, count: number) => count - 1 } satisfies Record<
  string,
  Move
>;

/** The keys of a vertical and of a horizontal list with a roving tab index. */
const moves: Readonly<Record<'column' | 'row', Readonly<Record<string, Move>>>> = {
  column: { ArrowDown: next, ArrowUp: previous, ...edges },
  row: { ArrowRight: next, ArrowLeft: previous, ...edges },
};

/**
 * The item that a key moves to: arrows wrap around, Home and End go to the ends.
 *
 * @returns the item, or undefined for other keys.
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
