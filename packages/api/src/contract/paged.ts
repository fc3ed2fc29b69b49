import * as z from 'zod/mini';
import { oneOf } from './fields.ts';
import { countIfAny } from './read.ts';
import { field, wire } from './wire.ts';

/** The numbers of rows on a page that may be asked for; the first is the usual one. */
export const pageSizes = ['10', '25', '50', '100'] as const;

/** A number of rows on a page as it travels. A number is taken too. */
export const pageSize = z.codec(z.unknown(), oneOf(pageSizes), {
  decode: (value) => String(value) as (typeof pageSizes)[number],
  encode: (value) => value,
});

/**
 * The column by which a list is sorted, by its name in the code; it travels under the name that the list's rows have.
 *
 * @param names The names on the wire of the columns that can be asked for.
 */
export function sortBy<const Names extends Readonly<Record<string, string>>>(names: Names) {
  type Sort = keyof Names & string;
  const sorts = Object.keys(names) as [Sort, ...Sort[]];
  const byName = new Map(sorts.map((sort) => [names[sort] as string, sort]));
  return z.codec(oneOf(Object.values(names) as [string, ...string[]]), oneOf(sorts), {
    decode: (name) => byName.get(name) as Sort,
    encode: (sort) => names[sort] as string,
  });
}

/** Which page is asked for: `?page=3`; without it the first. */
export const pageQuery = wire(
  z.object({
    page: field(
      'page',
      z.optional(
        z.codec(z.string().check(z.regex(/^[1-9]\d{0,9}$/, { error: 'invalid' })), z.int(), {
          decode: Number,
          encode: String,
        }),
      ),
      'page',
    ),
  }),
);

/** The page that an address names in its query, whatever else it says: nothing else of it is ever used. */
function pageIn(address: unknown): number | null {
  if (typeof address !== 'string') return null;
  const query = /\?([^#]*)/.exec(address)?.[1];
  const page = new URLSearchParams(query).get('page');
  return page !== null && /^[1-9]\d{0,9}$/.test(page) ? Number(page) : null;
}

/**
 * One page of a list that the server pages. Addresses of pages are read as the numbers of their pages, which are asked for with the
 * same call: whoever wrote an address cannot lead a client anywhere else.
 *
 * @param path The call's path; our addresses are relative to the API's root.
 */
export function paged<Row extends z.ZodMiniType>(path: string, row: Row) {
  const address = z.codec(z.optional(z.unknown()), z.nullable(z.int()), {
    decode: pageIn,
    encode: (page) => page && `${path}?page=${page}`,
  });
  return wire(
    z.object({
      rows: field('data', z.array(row)),
      /** From 1. */
      page: field('current_page', countIfAny),
      pageCount: field('last_page', countIfAny),
      /** How many rows there are on all pages; other providers may not say. */
      total: field('total', countIfAny),
      first: field('first_page_url', address),
      previous: field('prev_page_url', address),
      next: field('next_page_url', address),
      last: field('last_page_url', address),
    }),
  );
}

/** One page of a list, as the code sees it. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly page?: number | undefined;
  readonly pageCount?: number | undefined;
  readonly total?: number | undefined;
  /** Numbers of pages; null where there is none. */
  readonly first: number | null;
  readonly previous: number | null;
  readonly next: number | null;
  readonly last: number | null;
}

/**
 * What a server answers of a list.
 *
 * @param total How many rows there are on all pages.
 */
export function pageOf<Row>(rows: Row[], page: number, size: number, total: number): Page<Row> {
  const pageCount = Math.max(1, Math.ceil(total / size));
  const there = (number: number) => (number >= 1 && number <= pageCount ? number : null);
  return {
    rows,
    page,
    pageCount,
    total,
    first: 1,
    previous: there(page - 1),
    next: there(page + 1),
    last: pageCount,
  };
}

/**
 * Which page of how many an answer is, where a provider says it with addresses only.
 *
 * @param asked The page that was asked for.
 */
export function placeOfPage({ page, pageCount, last, next }: Page<unknown>, asked: number) {
  const at = page ?? asked;
  return { page: at, pageCount: pageCount ?? last ?? next ?? at };
}
