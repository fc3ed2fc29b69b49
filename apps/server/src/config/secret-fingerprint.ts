import { hkdfSync } from 'node:crypto';
import type { Store } from '../core/db/store.ts';
import type { FileStore } from '../core/files/file-store.ts';
import { ConfigError } from './config.ts';

const fingerprintOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'pabean secret fingerprint 1', 16)).toString('hex');

/**
 * Lets only servers with the same secret share a store, because each must be able to read what another has sealed. The first
 * server stores a fingerprint of its secret.
 * @throws ConfigError when the store was made with another secret
 */
export async function requireSameSecret({ db, write }: Store, secret: string): Promise<void> {
  const fingerprint = fingerprintOf(secret);
  const known = await db.selectFrom('secret_fingerprint').select('fingerprint').executeTakeFirst();
  if (!known) {
    await write((trx) => trx.insertInto('secret_fingerprint').values({ fingerprint }).execute());
  } else if (known.fingerprint !== fingerprint) {
    throw new ConfigError(
      'SECRET is not the one that the data was made with: all servers on one store need the same. Without SECRET, a demo server makes its own in DATA_DIR. Example: SECRET=the content of the file "secret" in the DATA_DIR of the first server',
    );
  }
}

/**
 * Lets only servers with the same secret use an object store: others would remove contents for which they have no row. Tries at
 * once whether it can be used.
 * @throws ConfigError when servers with another secret use it; FilesAwayError
 */
export async function claimObjectStore(files: FileStore, secret: string): Promise<void> {
  if (!files.claim || (await files.claim(fingerprintOf(secret)))) return;
  throw new ConfigError(
    "The object store of FILES_URL or FILES_FROM_URL holds the files of servers with another SECRET. Name another bucket or prefix. Example: FILES_URL='s3://pabean/another?endpoint=https://s3.example.go.id&region=us-east-1'",
  );
}
