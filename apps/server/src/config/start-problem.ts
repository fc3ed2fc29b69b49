import { sqlitePath } from '../core/db/open-store.ts';
import { FilesAwayError } from '../core/files/files-away-error.ts';
import { program } from '../core/layout.ts';
import { type Config, ConfigError } from './config.ts';

/** The properties of errors of Node, SQLite and PostgreSQL. */
type Details = Partial<Record<'code' | 'errcode' | 'syscall' | 'message' | 'port', unknown>>;

const full = new Set<unknown>(['ENOSPC', 13]);
const forbidden = new Set<unknown>(['EACCES', 'EPERM', 'EROFS', 8, 14]);
const damaged = new Set<unknown>([11, 26]);

/** Explains an error that prevented the server from starting in a sentence for the operator, if its cause is known. */
export function startProblem(error: unknown, config: Config): unknown {
  const sentence = error instanceof Error ? sentenceFor(error, config) : undefined;
  return sentence ? new ConfigError(sentence, { cause: error }) : error;
}

function sentenceFor(error: Error, config: Config): string | undefined {
  const { code, errcode, syscall } = error as Details;
  if (error instanceof FilesAwayError) {
    return `The object store cannot be used: ${error.message}. Does it run there, is there such a bucket, and may this key list, read, write and delete its objects? Example: FILES_URL='s3://pabean/files?endpoint=https://s3.example.go.id&region=us-east-1'`;
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    const problem = listenProblem(error as Details, config);
    if (problem) return problem;
  }
  if (full.has(code) || full.has(errcode)) {
    return `The disk of DATA_DIR ${config.dataDir} is full. Make room and start again.`;
  }
  if (config.databaseUrl && /unsupported startup parameter/.test(error.message)) {
    return `The pooler of DATABASE_URL refuses what every server asks for: ${error.message}. Let PgBouncer leave it out, as ops/cluster/pgbouncer.ini does. Example: ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout`;
  }
  if (config.databaseUrl && isFromPostgres(error)) {
    return `DATABASE_URL cannot be used: ${messageOf(error)}. Is PostgreSQL running there, and may this user open the database? Example: DATABASE_URL=postgres://pabean:secret@localhost/pabean`;
  }
  if (forbidden.has(code) || forbidden.has(errcode)) {
    return `DATA_DIR ${config.dataDir} cannot be written: ${messageOf(error)}. Choose a folder that the server may write. Example: DATA_DIR=/var/lib/pabean`;
  }
  if (damaged.has(errcode)) {
    return `The database ${sqlitePath(config.dataDir)} is damaged: ${messageOf(error)}. Restore a backup (${program} restore) to an empty DATA_DIR, or move the file away to begin with an empty one.`;
  }
  return undefined;
}

function listenProblem(error: Details, { metrics, ...portal }: Config): string | undefined {
  const ofMetrics = metrics.port !== undefined && error.port === metrics.port;
  const name = ofMetrics ? 'METRICS_' : '';
  const { host, port = 0 } = ofMetrics ? metrics : portal;
  const another = `Choose another one. Example: ${name}PORT=${port + 1}`;
  if (error.code === 'EADDRINUSE') return `${name}PORT ${port} on ${host} is already in use. ${another}`;
  if (error.code === 'EACCES') return `${name}PORT ${port} may not be used by this user. ${another}`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${name}HOST ${host} is no address of this machine. Example: ${name}HOST=127.0.0.1`;
  return undefined;
}

/** Failed connections, their certificates, and PostgreSQL's errors about a connection, a user or a database. */
const isFromPostgres = (error: Error) => {
  const { code, syscall } = error as Details;
  return (
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    /^(?:ECONNREFUSED|ECONNRESET|EPROTO|08...|28...|3D000|42501|53...|57P0[1-3])$/.test(String(code)) ||
    /CERT|UNABLE_TO_VERIFY|^ERR_TLS_/.test(String(code)) ||
    /timeout|Connection terminated|does not support SSL/.test(error.message)
  );
};

/** An AggregateError of several addresses has no message of its own. */
const messageOf = (error: Error) => error.message || String((error as Details).code);
