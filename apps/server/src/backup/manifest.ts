import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { ConfigError } from '../config/config.ts';
import { migrations, unreleased } from '../core/db/migrations/index.ts';

/** The newest version of the layout that this server reads. */
const format = 1;

/** The file names of a backup: the database by its engine, and the secret if the server generated it. */
export const names = {
  manifest: 'backup.json',
  sqlite: 'pabean.db',
  postgres: 'pabean.dump',
  secret: 'secret',
};

/** Only these names are restored, so that no entry leads out of the folder. */
const path = z.string().check(z.regex(/^(?:pabean\.db|pabean\.dump|secret|files\/[\w-]{2}\/[\w-]{8,64})$/));

const entry = z.object({ path, bytes: z.int(), sha256: z.string() });

const content = z.object({
  format: z.literal(format),
  engine: z.enum(['sqlite', 'postgres']),
  at: z.string(),
  schema: z.string(),
  entries: z.array(entry),
});

/** A file of a backup, with its length and hash. */
export type Entry = z.output<typeof entry>;

/** The list of a backup's files, and its hash. */
const manifest = z.extend(content, { sha256: z.string() });

/** The list of a backup's files. It is written last: a folder without it is no backup. */
export type Manifest = z.output<typeof content>;

const hashOf = (held: Manifest) =>
  createHash('sha256')
    .update(JSON.stringify(content.parse(held)))
    .digest('hex');

const anyFormat = z.object({ format: z.number() });

/** Writes the list of a backup's files, once all of them are on the disk. */
export async function writeManifest(folder: string, described: Omit<Manifest, 'format'>): Promise<void> {
  const held: Manifest = { format, ...described };
  const temporary = join(folder, `${names.manifest}.tmp`);
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ ...held, sha256: hashOf(held) }, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, names.manifest));
  await sync(folder);
}

/** Whether this server starts on data of a schema. */
const canStart = (schema: string) => schema in migrations || schema === unreleased.last;

/**
 * Reads the list of a backup's files, and checks that each of them is unchanged.
 * @throws ConfigError when it is no backup, one that this server does not start on, or damaged
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, names.manifest), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new ConfigError(
      `${folder} is no backup, or one that was not finished: it has no ${names.manifest}.`,
    );
  }
  const found = parse(text);
  const known = z.safeParse(manifest, found);
  const other = z.safeParse(anyFormat, found);
  if ((other.success && other.data.format > format) || (known.success && !canStart(known.data.schema))) {
    throw new ConfigError(
      `The backup in ${folder} was made by a newer server, or by an old one from before the first release. Restore it with that one.`,
    );
  }
  if (!known.success || known.data.sha256 !== hashOf(known.data)) throw damaged(folder, names.manifest);
  for (const { path, ...expected } of known.data.entries) {
    const measured = await measure(join(folder, path)).catch(() => undefined);
    if (measured?.sha256 !== expected.sha256 || measured.bytes !== expected.bytes)
      throw damaged(folder, path);
  }
  return known.data;
}

const damaged = (folder: string, name: string) =>
  new ConfigError(
    `The backup in ${folder} is damaged: ${name} is not what was backed up. Restore another one.`,
  );

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Length and hash of a file. */
export async function measure(path: string): Promise<Omit<Entry, 'path'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}

/** Flushes a file, or the names in a folder, to the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for a file and its name. */
export async function syncFile(path: string): Promise<void> {
  await sync(path);
  await sync(dirname(path));
}
