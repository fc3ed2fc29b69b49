import { failures } from './failures.ts';
import { type ProviderRequest, Refused, type Row } from './http.ts';

/** An account. */
export interface Account {
  readonly username: string;
  password: string;
  /** The response of `otentikasi/me`. */
  readonly user: Row;
  /** The response of `perusahaan`. */
  readonly company: Row;
  readonly secondFactor?: 'setup' | 'code';
}

/** An uploaded or initial file. */
export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The provider's data, with the documents' names. */
export interface Office {
  readonly accounts: readonly Account[];
  readonly sessions: Map<string, Account>;
  readonly applications: Row[];
  readonly dokaps: Row[];
  readonly rows: Row[];
  /** Documents stored for later applications. */
  readonly masters: Row[];
  /** Manifests, each with the sender's NPWP. */
  readonly manifests: Row[];
  /** Release letters, each with the receiver's NPWP, and its lines. */
  readonly letters: Row[];
  /** Periodic reports, each with the sender's NPWP, and its lines. */
  readonly reports: Row[];
  /** PPFTZ records, each with its owner's user name. */
  readonly ppftz: Row[];
  /** Rows of PPFTZ records, each with the `id_aju` of its record. */
  readonly ppftzGoods: Row[];
  readonly ppftzContainers: Row[];
  readonly ppftzPackagings: Row[];
  /** Transit requests of visitors as received, each with its id and code. */
  readonly transits: Row[];
  /** Names of carriers. */
  readonly carriers: Row[];
  readonly files: Map<number, StoredFile>;
  /** The next number of a record. */
  next(): number;
}

/** The account of a request's token. */
export function accountOf(office: Office, { token }: ProviderRequest): Account {
  const account = office.sessions.get(token ?? '');
  if (!account) throw new Refused(failures.message('Unauthenticated.', 401));
  return account;
}

/** A record by its id as a text or a number. */
export function recordOf(records: readonly Row[], key: string, id: unknown): Row {
  const found = records.find((record) => String(record[key]) === String(id));
  if (!found) throw new Refused(failures.message('No query results for model.', 404));
  return found;
}

/** An application of the calling account. */
export function applicationOf(office: Office, asked: ProviderRequest, id: unknown): Row {
  const { username } = accountOf(office, asked);
  const own = office.applications.filter((application) => application.username === username);
  return recordOf(own, 'id_permohonan', id);
}

/** An application of the calling account that may be changed. */
export function draftOf(office: Office, asked: ProviderRequest, id: unknown): Row {
  const application = applicationOf(office, asked, id);
  if (String(application.status) !== '10') throw new Refused(failures.statusWord('Permohonan sudah dikirim'));
  return application;
}

/** A PPFTZ record of the calling account, by its id or another key. */
export function ppftzOf(office: Office, asked: ProviderRequest, id: unknown, key = 'id_aju'): Row {
  const { username } = accountOf(office, asked);
  return recordOf(
    office.ppftz.filter((record) => record.username === username),
    key,
    id,
  );
}

/** A PPFTZ record of the calling account that may be changed. */
export function recordingOf(office: Office, asked: ProviderRequest, id: unknown, key?: string): Row {
  const record = ppftzOf(office, asked, id, key);
  if (Number(record.KD_STATUS) !== 100) throw new Refused(failures.statusWord('Aju sudah dikirim'));
  return record;
}

/** A supporting document of the calling account. */
export function dokapOf(office: Office, asked: ProviderRequest, id: unknown): Row {
  const dokap = recordOf(office.dokaps, 'id_permohonan_dokap', id);
  applicationOf(office, asked, dokap.id_permohonan);
  return dokap;
}

/** Stores an uploaded file and returns its number; undefined when nothing was uploaded. */
export function keepFile(office: Office, { file, ext }: Row): number | undefined {
  const [, type, base64] = /^data:([^;,]+);base64,(.+)$/.exec(String(file ?? '')) ?? [];
  if (!type || !base64) return undefined;
  const id = office.next();
  office.files.set(id, { name: `${id}.${String(ext)}`, type, bytes: Buffer.from(base64, 'base64') });
  return id;
}
