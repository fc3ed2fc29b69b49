import * as z from 'zod/mini';
import { oneOf } from './fields.ts';
import { countIfAny } from './read.ts';
import { field, wire } from './wire.ts';

/** The allowed page sizes in rows; the first is the default. */
export const pageSizes = ['10', '25', '50', '100'] as const;

/** A page size on the wire. A number is read too. */
export const pageSize = z.codec(z.unknown(), oneOf(pageSizes), {
  decode: (value) => String(value) as (typeof pageSizes)[number],
  encode: (value) => value,
});

/**
 * Codec of the column by which a list is sorted: its property name in the code, its wire name in the request.
 *
 * @param names The wire names of the sortable columns.
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

/** The requested page: `?page=3`; without it the first. */
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

/** The page number in an address's query; the rest of the address is never used. */
function pageIn(address: unknown): number | null {
  if (typeof address !== 'string') return null;
  const query = /\?([^#]*)/.exec(address)?.[1];
  const page = new URLSearchParams(query).get('page');
  return page !== null && /^[1-9]\d{0,9}$/.test(page) ? Number(page) : null;
}

/**
 * One page of a list that the server pages. Addresses of pages are read as page numbers, which are requested with the
 * same call: an address from a server cannot send a client anywhere else.
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
      /** The number of rows on all pages; other providers may omit it. */
      total: field('total', countIfAny),
      first: field('first_page_url', address),
      previous: field('prev_page_url', address),
      next: field('next_page_url', address),
      last: field('last_page_url', address),
    }),
  );
}

/** One page of a list, decoded. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly page?: number | undefined;
  readonly pageCount?: number | undefined;
  readonly total?: number | undefined;
  /** Page numbers; null where there is none. */
  readonly first: number | null;
  readonly previous: number | null;
  readonly next: number | null;
  readonly last: number | null;
}

/**
 * The server's answer with one page of a list.
 *
 * @param total The number of rows on all pages.
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
 * Returns the page number and page count of an answer, also where a provider sends addresses only.
 *
 * @param asked The requested page.
 */
export function placeOfPage({ page, pageCount, last, next }: Page<unknown>, asked: number) {
  const at = page ?? asked;
  return { page: at, pageCount: pageCount ?? last ?? next ?? at };
}
