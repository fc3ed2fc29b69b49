import { failures } from './failures.ts';
import { type Asked, Refused, type Row } from './http.ts';

/** Somebody who can sign in. */
export interface Account {
  readonly username: string;
  password: string;
  /** What `otentikasi/me` answers. */
  readonly user: Row;
  /** What `perusahaan` answers. */
  readonly company: Row;
  readonly secondFactor?: 'setup' | 'code';
}

/** A file that was uploaded or is there from the start. */
export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** What the provider remembers, in the names of its documents. */
export interface Office {
  readonly accounts: readonly Account[];
  readonly sessions: Map<string, Account>;
  readonly applications: Row[];
  readonly dokaps: Row[];
  readonly rows: Row[];
  /** Documents that somebody kept for later applications. */
  readonly masters: Row[];
  /** Manifests, each with the NPWP of who sent it. */
  readonly manifests: Row[];
  /** Release letters, each with the NPWP that it is for, and its lines. */
  readonly letters: Row[];
  /** Periodic reports, each with the NPWP of who sent it, and its lines. */
  readonly reports: Row[];
  /** PPFTZ records, each with the user name of who recorded it. */
  readonly ppftz: Row[];
  /** What PPFTZ records hold, each row with the `id_aju` of its record. */
  readonly ppftzGoods: Row[];
  readonly ppftzContainers: Row[];
  readonly ppftzPackagings: Row[];
  /** Transit requests of visitors as they came, each with its id and code. */
  readonly transits: Row[];
  /** Names of carriers. */
  readonly carriers: Row[];
  readonly files: Map<number, StoredFile>;
  /** The next number of a record. */
  next(): number;
}

/** Whose token a request carries. */
export function accountOf(office: Office, { token }: Asked): Account {
  const account = office.sessions.get(token ?? '');
  if (!account) throw new Refused(failures.message('Unauthenticated.', 401));
  return account;
}

/** A record by its id, whether the id comes as text or as number. */
export function recordOf(records: readonly Row[], key: string, id: unknown): Row {
  const found = records.find((record) => String(record[key]) === String(id));
  if (!found) throw new Refused(failures.message('No query results for model.', 404));
  return found;
}

/** An application of the account that asks. */
export function applicationOf(office: Office, asked: Asked, id: unknown): Row {
  const { username } = accountOf(office, asked);
  const own = office.applications.filter((application) => application.username === username);
  return recordOf(own, 'id_permohonan', id);
}

/** An application of the account that asks, as long as it may be changed. */
export function draftOf(office: Office, asked: Asked, id: unknown): Row {
  const application = applicationOf(office, asked, id);
  if (String(application.status) !== '10') throw new Refused(failures.statusWord('Permohonan sudah dikirim'));
  return application;
}

/** A PPFTZ record of the account that asks, by its id or by another of its names. */
export function ppftzOf(office: Office, asked: Asked, id: unknown, key = 'id_aju'): Row {
  const { username } = accountOf(office, asked);
  return recordOf(
    office.ppftz.filter((record) => record.username === username),
    key,
    id,
  );
}

/** A PPFTZ record of the account that asks, as long as it is recorded. */
export function recordingOf(office: Office, asked: Asked, id: unknown, key?: string): Row {
  const record = ppftzOf(office, asked, id, key);
  if (Number(record.KD_STATUS) !== 100) throw new Refused(failures.statusWord('Aju sudah dikirim'));
  return record;
}

/** A supporting document of the account that asks. */
export function dokapOf(office: Office, asked: Asked, id: unknown): Row {
  const dokap = recordOf(office.dokaps, 'id_permohonan_dokap', id);
  applicationOf(office, asked, dokap.id_permohonan);
  return dokap;
}

/** Keeps an uploaded file and gives its number; undefined when nothing was uploaded. */
export function keepFile(office: Office, { file, ext }: Row): number | undefined {
  const [, type, base64] = /^data:([^;,]+);base64,(.+)$/.exec(String(file ?? '')) ?? [];
  if (!type || !base64) return undefined;
  const id = office.next();
  office.files.set(id, { name: `${id}.${String(ext)}`, type, bytes: Buffer.from(base64, 'base64') });
  return id;
}
