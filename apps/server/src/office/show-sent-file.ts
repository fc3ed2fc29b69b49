import { resolve } from 'node:path';
import { handOut } from './copy-files.ts';
import type { OfficeDeps } from './office-deps.ts';
import { block, type Fact, facts, inKb, trail } from './print.ts';

/** What a company sent as one file: a report, or a manifest. */
export interface SentFile {
  readonly id: string;
  readonly owner_account_id: string;
  readonly file_id: string;
}

/**
 * Everything about a file that a company sent, and what officers did to it.
 *
 * @param thing What it is; the book's lines about it begin with its id, their actions name it.
 */
export async function showSentFile(
  deps: OfficeDeps,
  thing: 'report' | 'manifest',
  { id, owner_account_id, file_id }: SentFile,
  about: readonly Fact[],
  folder: string | undefined,
): Promise<string> {
  const { db } = deps.store;
  const files = await db
    .selectFrom('stored_file')
    .select(['id', 'name', 'media_type', 'bytes'])
    .where('id', '=', file_id)
    .execute();
  const blocks = [
    facts(about),
    block(
      'Files',
      files.map(({ name, bytes }) => `${name}, ${inKb(bytes)}`),
    ),
  ];
  if (folder !== undefined)
    blocks.push(
      await handOut(deps, files, resolve(folder), {
        thing,
        action: `${thing}-copy-files`,
        accountId: owner_account_id,
        detail: id,
      }),
    );
  const entries = await db
    .selectFrom('audit')
    .selectAll()
    .where('account_id', '=', owner_account_id)
    .where('action', 'in', [`receive-${thing}`, `${thing}-copy-files`])
    .where('detail', 'like', `${id}%`)
    .orderBy('id')
    .execute();
  return [...blocks, trail(entries)].filter((each) => each !== '').join('\n\n');
}
