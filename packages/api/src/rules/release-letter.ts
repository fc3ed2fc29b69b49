/** State of a letter by its due day: past, today or within three days, or later. */
export type DueState = 'overdue' | 'due' | 'later';

/** Days ahead on which a letter counts as due. */
const soon = 3;

const dayMs = 24 * 3_600_000;

/**
 * Returns whether a letter is due. Whether it was paid is unknown: the documents have no such field.
 *
 * @param dueDate `YYYY-MM-DD`; an invalid day is never due.
 * @param today The office's calendar day, `YYYY-MM-DD`.
 */
export function dueState(dueDate: string, today: string): DueState {
  const days = (Date.parse(dueDate) - Date.parse(today)) / dayMs;
  if (days < 0) return 'overdue';
  return days <= soon ? 'due' : 'later';
}

/** Labels of the kinds of special import declarations (PIBK) by code; 6 to 10 exist in Batam only. */
export const pibkKinds: Readonly<Record<string, string>> = {
  1: 'Barang Pindahan',
  2: 'Barang Kiriman Melalui PJT',
  3: 'Barang Impor Sementara Dibawa Penumpang',
  4: 'Barang Impor Tertentu',
  5: 'Barang Pribadi Penumpang',
  6: 'Barang e-Commerce Batam',
  7: 'Barang Hasil Produksi Batam (IKM)',
  8: 'Barang Transit Batam',
  9: 'Barang Retur Batam',
  10: 'Barang Personel Effect Batam',
  99: 'Lainnya',
};
