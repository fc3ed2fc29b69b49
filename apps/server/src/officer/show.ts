import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../core/db/store.ts';
import { readWholeFile } from '../core/files/read-file.ts';
import { type Command, command, type Subject } from './command.ts';
import { CommandError } from './command-error.ts';
import { actAsOfficer, noteAct } from './officer-act.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { path } from './options.ts';
import { block, inKb, oneLine } from './print.ts';

/** A file of the shown subject: a stored one, or one that is generated when it is copied. Its name is valid on every system. */
export type ShownFile =
  | {
      readonly id: string;
      readonly media_type: string;
      readonly name: string;
      readonly waiting_since: string | null;
    }
  | { readonly name: string; readonly make: () => Promise<Uint8Array> };

/** Selects the entries of the audit log about a subject. */
export interface BookPlace {
  readonly accountId?: string;
  readonly applicationId?: string;
  /** For a subject that is neither account nor application: the prefix of its actions, and the prefix of their details. */
  readonly of?: { readonly kind: string; readonly key: string };
}

/** The output of `show`. */
export interface Shown {
  /** Blocks of lines; empty ones are omitted. */
  readonly blocks: readonly string[];
  readonly files: readonly ShownFile[];
  readonly book: BookPlace;
}

/** A command that shows everything about one subject, and copies its files. */
export const showCommand = ({
  find,
  help,
  ...rest
}: {
  readonly summary: string;
  readonly help: string;
  readonly subject: Subject;
  /** @throws CommandError when it does not exist */
  readonly find: (deps: OfficerDeps, subject: string) => Promise<Shown>;
}): Command =>
  command({
    ...rest,
    help: `${help} Delete copies of files when you have decided.`.trim(),
    options: {
      files: path(
        '<folder>',
        'puts copies of its files into a folder, readable for you alone; nothing is overwritten',
      ),
    },
    async act({ deps, subject, options: { files: folder } }) {
      const { blocks, files, book } = await find(deps, subject);
      const copied = folder === undefined ? '' : await copyFiles(deps, { files, book }, folder);
      const printed = [...blocks, copied, await trailOf(deps.store.db, book)];
      return printed.filter((each) => each !== '').join('\n\n');
    },
  });

/** Names and sizes of stored files. */
export const fileBlock = (files: readonly { readonly name: string; readonly bytes: number }[]) =>
  block(
    'Files',
    files.map(({ name, bytes }) => `${name}, ${inKb(bytes)}`),
  );

/**
 * Copies files into a folder, numbered and readable by this officer only, and lists them; with an entry in the audit log.
 * @throws CommandError when there are none, the folder cannot be written, or one exists already: nothing is overwritten
 */
async function copyFiles(
  deps: OfficerDeps,
  { files, book: { of, ...about } }: Pick<Shown, 'files' | 'book'>,
  folder: string,
): Promise<string> {
  if (files.length === 0) throw new CommandError('There are no files.');
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      `${folder} cannot be written: ${error.message}. Name a folder that the server's user may write.`,
    );
  });
  const paths: string[] = [];
  for (const [index, file] of files.entries()) {
    const copy = join(folder, `${String(index + 1).padStart(2, '0')} ${file.name}`);
    if ('waiting_since' in file && file.waiting_since)
      throw new CommandError(`${file.name} still waits for the virus scanner. Try again in a few minutes.`);
    const bytes = 'make' in file ? await file.make() : (await readWholeFile(deps.files, file)).bytes;
    await writeFile(copy, bytes, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
      throw new CommandError(
        error.code === 'EEXIST'
          ? `${copy} is there already, and nothing is overwritten. Name another folder.`
          : `${copy} cannot be written: ${error.message}.`,
      );
    });
    paths.push(copy);
  }
  await actAsOfficer(deps, (act) =>
    noteAct(act, {
      ...about,
      action: of ? `${of.kind}-copy-files` : 'copy-files',
      detail: [of?.key, `files: ${paths.length}`].filter(Boolean).join(' '),
    }),
  );
  return block('Copied', paths);
}

/** Whether the details begin with a key of up to 32 letters and digits. As an index needs it; a blank is before `~`. */
const beginsWith = (key: string) => sql<boolean>`substr(detail, 1, 32) between ${key} and ${`${key}~`}`;

/** Officers' actions on a subject, from the audit log. */
async function trailOf(db: Db, { accountId, applicationId, of }: BookPlace): Promise<string> {
  const entries = await db
    .selectFrom('audit')
    .selectAll()
    .where((where) =>
      where.and([
        ...(accountId ? [where('account_id', '=', accountId)] : []),
        ...(applicationId ? [where('application_id', '=', applicationId)] : []),
        ...(of ? [where('action', 'like', `%${of.kind}%`), beginsWith(of.key)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  return block(
    'Trail',
    entries.map(({ at, actor, action, detail, request_id }) =>
      [at, actor, action, oneLine(detail.slice(of?.key.length ?? 0).trim()), request_id ?? '']
        .join('  ')
        .trimEnd(),
    ),
  );
}
