import { breathe } from '../breathe.ts';

/** Maximum time without yielding to the browser, in milliseconds. */
const longest = 25;

/**
 * Takes items one after the other, in short tasks.
 *
 * @param onPause Called between two tasks with the share of items that were taken; what it throws ends the work.
 */
export async function inPieces<Item>(
  items: readonly Item[],
  take: (item: Item) => void,
  onPause?: (done: number) => void,
): Promise<void> {
  let since = performance.now();
  for (const [index, item] of items.entries()) {
    take(item);
    if (performance.now() - since < longest) continue;
    await breathe();
    onPause?.((index + 1) / items.length);
    since = performance.now();
  }
}
