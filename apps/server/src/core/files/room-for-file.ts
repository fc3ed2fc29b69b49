import { defaultStorage, formatNumber } from '@pabean/api/rules';
import type { Scope } from '../act/act.ts';
import type { Db } from '../db/store.ts';
import type { Log } from '../log.ts';
import { invalid, Refusal } from '../refusal.ts';
import { verifiedAccounts } from '../viewer.ts';
import type { Upload } from './check-upload.ts';
import type { FileStore } from './file-store.ts';
import { contentHash, storeUpload } from './stored-files.ts';

const kb = 1024;
const mb = 1024 * kb;
const later = 60;

/** Dependencies for storing a file. */
interface RoomDeps {
  readonly files: FileStore;
  readonly log: Log;
}

/** A file to store. */
interface NewFile {
  readonly upload: Upload;
  /** The account whose draft it belongs to. */
  readonly owner: string;
  /** The stored file that it replaces. */
  readonly replaces?: string | null;
  /** Whether it may wait in a draft for the virus scanner; with a file that is sent by its call it may not. */
  readonly mayWait?: boolean;
}

/**
 * Stores an uploaded file if there is room for it, and returns its id.
 * @throws Refusal storageQuota when the company has used up its share, storageLow when the disk has; invalid when the virus
 * scanner did not see it and it may not wait
 */
export async function storeWithinQuota(
  scope: Scope,
  deps: RoomDeps,
  { upload, owner, replaces = null, mayWait = false }: NewFile,
): Promise<string> {
  const unchecked = scope.unchecked?.get(contentHash(upload.bytes));
  if (unchecked && !mayWait) throw invalid([unchecked]);
  await requireRoomFor(scope, deps, { owner, size: upload.bytes.length, replaces });
  return storeUpload(scope, deps.files, upload, owner, { isWaiting: unchecked !== undefined });
}

/** An office's profile may have fractions of megabytes. */
const written = (megabytes: number) => formatNumber(megabytes, { decimals: 0 });

/** Additional bytes of an account. */
interface WantedRoom {
  readonly owner: string;
  readonly size: number;
  /** The stored file that they replace. */
  readonly replaces?: string | null;
}

/**
 * Checks that there is room for more bytes of an account, and reserves it until the transaction ends.
 * @throws Refusal storageQuota when the company has used up its share, storageLow when the disk has
 */
export async function requireRoomFor(
  { db, office }: Scope,
  deps: RoomDeps,
  { owner, size, replaces = null }: WantedRoom,
): Promise<void> {
  const { companyMb, freeMb } = office.storage ?? defaultStorage;
  const free = await deps.files.freeBytes();
  if (free !== undefined && free - size < freeMb * mb) {
    deps.log({ event: 'storage-low', free, wanted: freeMb * mb });
    throw new Refusal('storageLow', {
      retryAfter: later,
      values: { free: written(Math.floor(free / mb)), min: written(freeMb) },
    });
  }
  const used = await usedBy(db, owner, replaces);
  if (used + size > companyMb * mb) {
    const values = {
      used: written(Math.round(used / mb)),
      max: written(companyMb),
      size: Math.ceil(size / kb),
    };
    throw new Refusal('storageQuota', { values });
  }
}

/**
 * Serializes additions of a company until the transaction ends, by writing its row, so that concurrent ones cannot exceed a
 * limit.
 */
export const takeTurns = (db: Db, companyId: string) =>
  db
    .updateTable('company')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', companyId)
    .execute();

/** Bytes of all files that share their room with those of an account, without the replaced one. */
async function usedBy(db: Db, accountId: string, without: string | null): Promise<number> {
  const { company_id, company_verified } = await db
    .selectFrom('account')
    .select(['company_id', 'company_verified'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await takeTurns(db, company_id);
  const { used } = await db
    .selectFrom('stored_file')
    .select((row) => row.fn.sum<number | string | null>('bytes').as('used'))
    .where((where) =>
      company_verified
        ? where('owner_account_id', 'in', verifiedAccounts(db, company_id))
        : where('owner_account_id', '=', accountId),
    )
    .$if(without !== null, (query) => query.where('id', '!=', without))
    .executeTakeFirstOrThrow();
  return Number(used ?? 0);
}
