import { createHash } from 'node:crypto';
import type { Store } from '../src/core/db/store.ts';
import type { FileStore } from '../src/core/files/file-store.ts';
import { asText, storedAccounts } from './account-facts.ts';
import { type Facts, type Filer, factsOf } from './filer.ts';
import type { Owner } from './owner.ts';

/** The defects of a store, a line each. */
export interface Defects {
  /** Acknowledged writes that are missing or different. */
  readonly lost: string[];
  /** Duplicates. */
  readonly doubled: string[];
  /** Partial writes: a row without its content, a sent application without its mails. */
  readonly half: string[];
}

/** The initial defects. */
export const noDefects = (): Defects => ({ lost: [], doubled: [], half: [] });

/** All defects, in lines. */
export const linesOf = (defects: Defects): string[] =>
  Object.entries(defects).flatMap(([kind, lines]) => (lines as string[]).map((line) => `${kind}: ${line}`));

/** Compares a store with the responses to filers and owners of accounts, and adds the defects. */
export function createAudit(filers: readonly Filer[], defects: Defects, owners: readonly Owner[] = []) {
  /** Contents that were read already; they never change. */
  const read = new Set<string>();
  return async ({ store, files }: { store: Store; files: FileStore }): Promise<void> => {
    const stored = await storedApplications(store);
    const known = new Set<string>();
    for (const filer of filers) {
      for (const [number, allowed] of filer.allowed()) {
        known.add(number);
        compare(number, allowed, stored.get(number) ?? []);
      }
    }
    for (const number of stored.keys())
      if (!known.has(number)) defects.lost.push(`${number} was never filed`);
    await checkAccounts(store);
    await checkFiles(store, files);
    await checkRows(store);
  };

  async function checkAccounts(store: Store) {
    const stored = await storedAccounts(store, defects.half);
    for (const owner of owners) {
      for (const [name, allowed] of owner.allowed()) {
        const its = stored.get(name);
        compare(name, allowed, its ? [asText(its)] : []);
        stored.delete(name);
      }
    }
    for (const name of stored.keys()) defects.lost.push(`${name} never registered`);
  }

  function compare(number: string, allowed: readonly (Facts | undefined)[], there: readonly Facts[]) {
    if (there.length > 1) defects.doubled.push(`${number} is there ${there.length} times`);
    else if (!allowed.includes(there[0]))
      defects.lost.push(`${number} is ${there[0] ?? 'gone'}, not ${allowed.join(' or ')}`);
  }

  async function checkFiles(store: Store, files: FileStore) {
    const rows = await store.db
      .selectFrom('stored_file')
      .leftJoin('dokap', 'dokap.file_id', 'stored_file.id')
      .leftJoin('account_file', 'account_file.file_id', 'stored_file.id')
      .select(['stored_file.id', 'stored_file.sha256', 'dokap.id as dokap', 'account_id'])
      .execute();
    for (const { id, sha256, dokap, account_id } of rows) {
      if (!dokap && !account_id) defects.half.push(`file ${id} belongs to no document and no account`);
      if (read.has(id)) continue;
      const bytes = await files.read(id);
      // A write after the rows were read may have removed both.
      if (!bytes && !(await isStored(store, id))) continue;
      if (!bytes) defects.half.push(`file ${id} has no content`);
      else if (createHash('sha256').update(bytes).digest('hex') !== sha256)
        defects.half.push(`the content of file ${id} is damaged`);
      read.add(id);
    }
  }

  async function checkRows(store: Store) {
    const rows = await store.db
      .selectFrom('application')
      .select((eb) => [
        'id',
        'status',
        eb
          .selectFrom('application_history')
          .whereRef('application_id', '=', 'application.id')
          .select((row) => row.fn.countAll<number>().as('count'))
          .as('histories'),
      ])
      .execute();
    const mails = await store.db
      .selectFrom('outbox')
      .select('event')
      .where('event', 'like', 'kirim:%')
      .execute();
    const waiting = new Set(mails.map(({ event }) => event));
    if (waiting.size !== mails.length) defects.doubled.push('a mail is queued twice');
    for (const { id, status, histories } of rows) {
      const isSent = status === '20';
      const queued = ['pemohon', 'petugas'].filter((reader) =>
        waiting.delete(`kirim:${id}:${reader}`),
      ).length;
      if (histories !== (isSent ? 2 : 1)) defects.half.push(`${id} has ${histories} entries of its history`);
      if (queued !== (isSent ? 2 : 0)) defects.half.push(`${id}, status ${status}, has ${queued} mails`);
    }
    for (const event of waiting) defects.half.push(`mail ${event} without its application`);
  }
}

const isStored = async ({ db }: Store, id: string) =>
  Boolean(await db.selectFrom('stored_file').select('id').where('id', '=', id).executeTakeFirst());

/** The stored data under each number. */
async function storedApplications({ db }: Store): Promise<Map<string, Facts[]>> {
  const rows = await db
    .selectFrom('application')
    .leftJoin('dokap', 'dokap.application_id', 'application.id')
    .leftJoin('stored_file', 'stored_file.id', 'dokap.file_id')
    .select([
      'application.id',
      'application.number',
      'application.status',
      'dokap.code',
      'dokap.first',
      'stored_file.sha256',
    ])
    .execute();
  const applications = new Map<string, Facts[]>();
  for (const its of Map.groupBy(rows, ({ id }) => id).values()) {
    const [{ number = '', status = '' } = {}] = its;
    const documents = its.map(({ code, first, sha256 }) => [code ?? '', first ?? '', sha256 ?? ''] as const);
    applications.set(number, [...(applications.get(number) ?? []), factsOf(status, documents)]);
  }
  return applications;
}
