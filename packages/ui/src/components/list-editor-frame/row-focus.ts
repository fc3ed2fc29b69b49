import type { KeyboardEvent } from 'react';
import { fieldsIn, firstField } from '../../focus/first-field.ts';

/** Draws the row with a number where a frame has not drawn all of its rows. */
export const drawRow = new WeakMap<HTMLElement, (number: number) => void>();

/** The row with a number, from 1; drawn if it is not yet. */
function rowOf(frame: HTMLElement, number: number): HTMLElement | undefined {
  const find = () => frame.querySelector<HTMLElement>(`[data-list-row="${number}"]`) ?? undefined;
  const row = find();
  if (row) return row;
  drawRow.get(frame)?.(number);
  return find();
}

/** Focuses the first invalid control of a row, else its first field. */
export function focusRow(frame: HTMLElement, number: number) {
  const row = rowOf(frame, number);
  const wrong = row?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? (row && firstField(row)))?.focus();
}

/**
 * Sets the focus after a row was removed: to the undo button, else to the delete button of the row in its place, else
 * to the add button.
 */
export function focusAfterRemoval(frame: HTMLElement, number: number) {
  const place = rowOf(frame, number) ?? rowOf(frame, number - 1);
  const next =
    frame.querySelector<HTMLElement>('[data-list-undo]') ??
    place?.querySelector<HTMLElement>('[data-list-remove]') ??
    frame.querySelector<HTMLElement>('[data-list-add]');
  next?.focus();
}

const steps: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** Whether the control itself does not use arrow up and down, as a single-line text input. */
const isPlainText = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  ['text', 'search', 'tel'].includes(target.type) &&
  target.getAttribute('role') !== 'combobox';

/**
 * In a single-line text input, arrow up and down go to the same column of the row above or below, Enter to the first
 * field of the row below; `onEnd` is called for Enter in the last one.
 */
export function stepThroughRows(event: KeyboardEvent<HTMLElement>, frame: HTMLElement, onEnd: () => void) {
  const step = steps[event.key];
  const { target } = event;
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!step || modified || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!isPlainText(target)) return;
  const row = target.closest<HTMLElement>('[data-list-row]');
  if (!row) return;
  const isEnter = event.key === 'Enter';
  const other = rowOf(frame, Number(row.dataset.listRow) + step);
  const next = other && fieldsIn(other)[isEnter ? 0 : fieldsIn(row).indexOf(target)];
  if (next || isEnter) event.preventDefault();
  if (!next) return isEnter ? onEnd() : undefined;
  next.focus();
  if (isPlainText(next)) next.select();
}
