import { reportSchema } from '@pabean/api/rules';

const columns = reportSchema('1')?.columns ?? [];
const wrong: readonly Readonly<Record<string, string>>[] = [
  { tgl_bl: '31-09-2026' },
  { jml_kemasan: 'dua puluh' },
  { no_cont: 'CSQU3054384' },
  { tgl_keluar: '2026-09-01' },
];

/** The CSV of a report of type 1 with this many lines; those for which `isWrong` is true have an error each. */
export function reportFile(count: number, isWrong: (line: number) => boolean = () => false): File {
  let mistakes = 0;
  const lines = Array.from({ length: count }, (_, index) => {
    const cells = isWrong(index + 1) ? wrong[mistakes++ % wrong.length] : undefined;
    return columns.map(({ name, example }) => cells?.[name] ?? (name === 'no_bl' ? `MAEU${index}` : example));
  });
  const text = [columns.map(({ name }) => name), ...lines].map((cells) => `${cells.join(';')}\r\n`).join('');
  return new File([text], 'laporan-tps.csv', { type: 'text/csv' });
}

/** Every tenth line. */
export const everyTenth = (line: number): boolean => line % 10 === 5;
