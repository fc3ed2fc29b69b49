import { fill, formatDateTime, type OfficeProfile } from '@pabean/api/rules';
import type { Block } from './office-pdf.ts';

const statement =
  'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan';

/** Who made the declaration, and when (an ISO 8601 instant). */
export interface Declared {
  readonly name: string;
  readonly at: string;
}

/** The declaration that is made with every filing; null before. */
export const statementBlock = (declared: Declared | null, { timeZone }: OfficeProfile): Block => ({
  kind: 'text',
  heading: 'Pernyataan',
  paragraphs: [
    statement,
    declared
      ? fill('Dinyatakan secara elektronik oleh {name} pada {at}.', {
          name: declared.name,
          at: formatDateTime(declared.at, timeZone),
        })
      : 'Pernyataan ini dibuat pada saat aju dikirim.',
  ],
});
