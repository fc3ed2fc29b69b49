// Statements that SQLite and PostgreSQL both run, because they use nothing beyond what the two share: texts from whole numbers.

/** How many rows a store has. */
export interface Counts {
  readonly applications: number;
  readonly companies: number;
  /** Of so many rows one belongs to the largest company. */
  readonly oneOf: number;
}

/** The counts of a store; those of 1,000,000 are 10,000 companies and 50,000 applications of the largest one. */
export function countsOf(applications: number): Counts {
  const oneOf = Math.max(2, Math.round(applications / 50_000));
  const others = applications - applications / oneOf;
  return { applications, companies: Math.max(20, Math.round(others / 95)), oneOf };
}

/** Times of filing are spread over so many years of 12 months of 28 days. */
const years = 5;
const days = years * 12 * 28;
const firstYear = 2021;

/** A whole number as digits of a fixed length. */
export const digits = (value: string, length: number): string =>
  length < 16
    ? `substr(cast(${10 ** length} + (${value}) as text), 2)`
    : `'${'0'.repeat(length - 15)}' || ${digits(value, 15)}`;

/** The id of a row: 26 letters, earlier than all that a server gives. */
export const idOf = (kind: number, value: string) => `('0${kind}' || ${digits(value, 24)})`;

/** The same for JavaScript. */
export const rowId = (kind: keyof typeof kinds, value: number) =>
  `0${kinds[kind]}${String(value).padStart(24, '0')}`;

export const kinds = {
  company: 1,
  account: 1,
  file: 1,
  application: 2,
  ppftz: 3,
  transit: 4,
  manifest: 5,
  report: 6,
  letter: 7,
} as const;

/** A number that looks random, from 0 to below 2³¹, different for each. */
export const scattered = (value: string) => `(((${value}) * 1103515245 + 12345) % 2147483648)`;

export const day = (at: string) =>
  `(${digits(`${firstYear} + ${at} / 336`, 4)} || '-' || ${digits(`1 + ${at} % 336 / 28`, 2)} || '-' || ${digits(`1 + ${at} % 28`, 2)})`;
export const time = (at: string, seconds: string) =>
  `(${day(at)} || 'T' || ${digits(`${seconds} / 3600`, 2)} || ':' || ${digits(`${seconds} % 3600 / 60`, 2)} || ':' || ${digits(`${seconds} % 60`, 2)} || '.000Z')`;

/** The columns `i`, `k` (its company), `d` and `s` (day and second of filing) of so many rows. */
export function numbered(count: number, { companies, oneOf }: Counts): string {
  const random = '(i * 7919 % 100003)';
  return `(with recursive n(i) as (select cast(0 as bigint) union all select i + 1 from n where i + 1 < ${count})
    select i, case when i % ${oneOf} = 0 then 0
      else 1 + ${random} * ${random} / 100003 * ${companies - 1} / 100003 end as k,
      i * ${days} / ${count} as d, i * 7919 % 86400 as s from n) as r`;
}

export const person = { name: "'PT Niaga Samudra ' || k", address: "'Jl. Pelabuhan ' || k || ', Batam'" };
export const identity = `cast(2000000000000000 + k as text)`;

export const list = (values: readonly (string | number)[]) =>
  values.map((value, index) => `select ${index} as j, '${value}' as v`).join(' union all ');

/** How many of the rows the office has decided about: all but 2 %, and more wait than an officers' list shows in a store of any size. */
export const decidedOf = (count: number) => Math.min(Math.round(count * 0.98), count - 300);

/** A statement that fills a table. */
export interface Filling {
  readonly table: string;
  readonly statement: string;
}

export const filling = (table: string, values: Readonly<Record<string, string>>, from: string): Filling => ({
  table,
  statement: `insert into ${table} (${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')} from ${from}`,
});

/** What every row of a company has. */
export const owned = { company_id: idOf(kinds.company, 'k'), owner_account_id: idOf(kinds.account, 'k') };
