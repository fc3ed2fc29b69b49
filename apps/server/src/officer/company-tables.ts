import type { Tables } from '../core/db/tables/index.ts';

type TablesWith<Column extends string> = {
  [Name in keyof Tables]: Tables[Name] extends Record<Column, string> ? Name : never;
}[keyof Tables];

type MovedTable = TablesWith<'company_id'> & TablesWith<'owner_account_id'>;

/** Names, in officers' messages, of the rows that an account creates for its company and takes along to another one. */
export const movedNames: Record<MovedTable, string> = {
  application: 'applications',
  master_dokap: 'kept documents',
  manifest: 'manifests',
  ppftz: 'PPFTZ records',
  report: 'reports',
};

/** The tables of these rows. */
export const movedTables = Object.keys(movedNames) as readonly MovedTable[];

/** The other tables that refer to a company, and why their rows do not move with an account. */
export const keptTables: Record<Exclude<TablesWith<'company_id'>, MovedTable>, string> = {
  account: 'It is the account itself, which is told its company with everything else that changes.',
  release_letter: 'A letter is made by the office for the company, whoever has an account there.',
};
