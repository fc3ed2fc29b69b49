/** One line of the list. */
export interface Row {
  id: number;
  aju: string;
  kind: string;
  sent: string;
}

/** So many lines, the same ones every time. */
export const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    aju: `020400${String((id * 7919) % 1_000_000).padStart(6, '0')}`,
    kind: `Izin ${id % 12}`,
    sent: `${String((id % 28) + 1).padStart(2, '0')}-0${(id % 9) + 1}-2026`,
  }));
