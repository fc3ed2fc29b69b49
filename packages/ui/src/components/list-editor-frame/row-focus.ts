import type { KeyboardEvent } from 'react';
import { fieldsIn, firstField } from '../../focus/first-field.ts';

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-list-row]')];

/** Goes to a row: to what is wrong there, else to its first field. */
export function focusRow(list: HTMLElement, number: number) {
  const row = rowsOf(list)[number - 1];
  const wrong = row?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? (row && firstField(row)))?.focus();
}

/** After a row has gone: to the way back, else to what deletes the row in its place, else to what adds one. */
export function focusAfterRemoval(list: HTMLElement, number: number) {
  const rows = rowsOf(list);
  const place = rows[number - 1] ?? rows.at(-1);
  const next =
    list.querySelector<HTMLElement>('[data-list-undo]') ??
    place?.querySelector<HTMLElement>('[data-list-remove]') ??
    list.querySelector<HTMLElement>('[data-list-add]');
  next?.focus();
}

const steps: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1 };

/** Whether arrows up and down mean nothing in the control itself, as in one line of plain text. */
const isPlainText = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  ['text', 'search', 'tel'].includes(target.type) &&
  target.getAttribute('role') !== 'combobox';

/** Arrow up and down in a line of text go to the same column of the row above or below. */
export function stepThroughRows(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  const { target, currentTarget: list } = event;
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!step || modified || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!isPlainText(target)) return;
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row.contains(target));
  const [row, other] = [rows[at], rows[at + step]];
  const next = row && other && fieldsIn(other)[fieldsIn(row).indexOf(target)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (isPlainText(next)) next.select();
}
