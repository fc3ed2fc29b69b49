import { goodsRatesOn, taxesOf } from '@pabean/api/rules';
import type { ReleaseLetterLineTable, ReleaseLetterTable } from '../core/db/tables/release-letter.ts';
import { newId } from '../core/id.ts';
import type { DemoOwner } from './demo-applications.ts';
import { demoDay, later, officeMoment } from './demo-days.ts';

/** How many letters the office has released to each demo account's company: sixty in all. */
const counts: Readonly<Record<string, number>> = { ppjk: 38, importir: 14, tps: 8 };

/** How many consignment notes letters have, in rotation; the first of a courier has 2,000. */
const sizes = [3, 18, 41, 7, 64, 12, 26, 5];

const warehouses = ['BTA1', 'BTA2', 'HNI1'];

/** Days after its own on which a letter is due. */
const untilDue = 30;

/** A letter of the demo with its lines. */
export interface DemoLetter {
  readonly release_letter: readonly [ReleaseLetterTable];
  readonly release_letter_line: readonly ReleaseLetterLineTable[];
}

/** Amounts in rupiah, in rotation, up to some three million. */
const amountOf = (seed: number) => ((seed * 7_919) % 3_001) * 1_000 + 500;

function lineOf(
  letter: Pick<ReleaseLetterTable, 'id' | 'date'>,
  position: number,
  seed: number,
  npwp: string,
): ReleaseLetterLineTable {
  const value = amountOf(seed * 53 + position);
  const taxes = taxesOf(BigInt(value), { ...goodsRatesOn(letter.date), duty: '7.5' });
  const [import_duty, vat] = [Number(taxes.duty), Number(taxes.vat)];
  const anti_dumping_duty = position % 97 === 0 ? Math.round(value / 20) : 0;
  const serial = String(seed * 2_000 + position).padStart(6, '0');
  return {
    letter_id: letter.id,
    position,
    aju_number: `020400${letter.date.replaceAll('-', '')}${serial}`,
    taxpayer_id: npwp,
    number: `${serial}/SPPBMCP`,
    date: letter.date,
    import_duty,
    vat,
    income_tax: 0,
    luxury_tax: 0,
    anti_dumping_duty,
    total: import_duty + vat + anti_dumping_duty,
    goods_number: `CN${serial}`,
    house_date: letter.date,
    warehouse: warehouses[seed % warehouses.length] ?? '',
    bag_number: `K-${1 + (position % 40)}`,
    pibk_kind: position % 11 === 0 ? '6' : '2',
  };
}

/** Letters of one every few days: the latest are not due yet, one is due today, those before are overdue. */
export function buildLetters({ person, companyId }: DemoOwner, now: Date): DemoLetter[] {
  const count = counts[person.username] ?? 0;
  return Array.from({ length: count }, (_, order) => {
    // Numbers grow with time.
    const seed = count - order + person.username.length * 100;
    const released = officeMoment(now, order * 3, order);
    const date = demoDay(released);
    const id = newId(released);
    const size = person.username === 'ppjk' && order === 0 ? 2_000 : (sizes[order % sizes.length] ?? 1);
    const lines = Array.from({ length: size }, (_, index) =>
      lineOf({ id, date }, index + 1, seed, person.company.npwp),
    );
    const letter = {
      id,
      company_id: companyId,
      number: `${String(1_000 + seed).padStart(6, '0')}/SPPBMCP-K/${date.slice(0, 4)}`,
      date,
      line_count: size,
      billing_code: `62${date.replaceAll('-', '').slice(2)}${String(1_000_000 + seed * 37).slice(-7)}`,
      total: lines.reduce((sum, { total }) => sum + total, 0),
      due_date: demoDay(later(released, untilDue)),
      created_at: released.toISOString(),
    };
    return { release_letter: [letter], release_letter_line: lines };
  });
}
