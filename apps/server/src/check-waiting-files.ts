import type { CoreDeps } from './core/act/deps.ts';
import type { Db } from './core/db/store.ts';
import { noteInfected } from './core/virus-scan/note-infected.ts';
import { ScannerAwayError, type VirusScanner } from './core/virus-scan/virus-scan.ts';
import { queueInfectedFileMail } from './mail/infected-file-mail.ts';
import { removeFromPermits } from './permit/remove-infected-file.ts';
import { removeFromRecords } from './ppftz/remove-infected-file.ts';

/**
 * Checks the files that were stored while the virus scanner was away, the oldest first. A clean one can be opened and sent
 * from now on; an infected one is removed, noted, and its owner gets a mail. While the scanner is away nothing happens.
 */
export async function checkWaitingFiles(deps: CoreDeps): Promise<void> {
  const { scanner } = deps.virusScan ?? {};
  if (!scanner) return;
  let last: { readonly since: string; readonly id: string } | undefined;
  for (;;) {
    const file = await nextWaiting(deps.store.db, last);
    if (!file || !(await scanner.answers())) return;
    await checkFile(deps, scanner, file.id);
    last = { since: file.waiting_since ?? '', id: file.id };
  }
}

const nextWaiting = (db: Db, last: { readonly since: string; readonly id: string } | undefined) =>
  db
    .selectFrom('stored_file')
    .select(['id', 'waiting_since'])
    .where('waiting_since', 'is not', null)
    .$if(last !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('waiting_since', '>', last?.since ?? ''),
          where.and([where('waiting_since', '=', last?.since ?? ''), where('id', '>', last?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('waiting_since')
    .orderBy('id')
    .executeTakeFirst();

/** A file for which the scanner has no verdict keeps waiting, and the others do not wait for it. */
async function checkFile(deps: CoreDeps, scanner: VirusScanner, id: string): Promise<void> {
  const { store, files, log } = deps;
  const bytes = await files.read(id);
  // It was deleted meanwhile.
  if (!bytes) return;
  try {
    const signature = await scanner.scan(bytes);
    if (signature !== undefined) return await removeInfected(deps, id, signature);
    await store.write((trx) =>
      trx.updateTable('stored_file').set({ waiting_since: null }).where('id', '=', id).execute(),
    );
  } catch (error) {
    if (!(error instanceof ScannerAwayError)) throw error;
    log({ event: 'virus-scanner-away', file: id, detail: error.message });
  }
}

async function removeInfected(deps: CoreDeps, id: string, signature: string): Promise<void> {
  const now = deps.clock();
  const isRemoved = await deps.store.write(async (db) => {
    const file = await db
      .selectFrom('stored_file')
      .innerJoin('account', 'account.id', 'stored_file.owner_account_id')
      .selectAll('stored_file')
      .select(['account.username', 'account.email'])
      .where('stored_file.id', '=', id)
      .where('waiting_since', 'is not', null)
      .executeTakeFirst();
    // Another server may have checked it meanwhile, or its owner deleted it.
    if (!file?.owner_account_id) return false;
    const { username, email } = file;
    await removeFromPermits(db, id);
    await removeFromRecords(db, id);
    await db.deleteFrom('stored_file').where('id', '=', id).execute();
    await noteInfected({ db, now }, deps.log, {
      signature,
      bytes: Number(file.bytes),
      sha256: file.sha256,
      account: { id: file.owner_account_id, username },
      outcome: 'removed',
    });
    const scope = { db, now, office: deps.office };
    await queueInfectedFileMail(scope, deps, { ...file, owner: { username, email } });
    return true;
  });
  if (isRemoved) await deps.files.remove(id);
}
