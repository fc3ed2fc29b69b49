import type { KeyboardEvent } from 'react';

const acrossBy: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };
const downBy: Readonly<Record<string, number | undefined>> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys move through the editable cells of a table (`data-cell`): between rows in the same column, too. */
export function stepThroughCells(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget: cell } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = cell.closest<HTMLElement>('[data-index]');
  const across = acrossBy[key];
  const down = downBy[key];
  if (!row || (across === undefined && down === undefined)) return;
  const target = down === undefined ? row : rowAt(row, down);
  const cells = [...(target?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
  const place = cells.findIndex((each) => each.dataset.cell === cell.dataset.cell);
  const next = cells[place + (across ?? 0)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const rowAt = (row: HTMLElement, by: number) =>
  row.parentElement?.querySelector<HTMLElement>(`tr[data-index="${Number(row.dataset.index) + by}"]`);
