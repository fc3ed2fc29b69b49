import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ConfigError } from '../config/config.ts';
import { isPooled } from '../core/db/is-pooled.ts';

/**
 * Environment variables that tell PostgreSQL's programs which database to use: other users could read a password in an argument.
 */
function connection(databaseUrl: string, environment: NodeJS.ProcessEnv) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return {
    argument: `--dbname=${url.href}`,
    env: { ...environment, ...(password && { PGPASSWORD: password }) },
  };
}

async function execute(program: string, options: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await promisify(execFile)(program, options, { env, maxBuffer: 2 ** 26 });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') {
      throw new ConfigError(
        `${program} is not installed here: backups of PostgreSQL are made with its own programs. Install the package postgresql-client of the server's version or newer.`,
      );
    }
    throw new ConfigError(`${program} failed: ${stderr?.trim() || String(error)}`);
  }
}

async function run(
  program: string,
  databaseUrl: string,
  options: readonly string[],
  environment = process.env,
): Promise<void> {
  await execute(program, ['--version'], environment);
  // What these programs set for their session would stay set for the servers that get their connection next.
  if (await isPooled(databaseUrl)) {
    throw new ConfigError(
      'DATABASE_URL leads to a pooler such as PgBouncer: backups need PostgreSQL itself, or a proxy that passes everything on. Example: DATABASE_URL=postgres://pabean:secret@localhost:5432/pabean',
    );
  }
  const { argument, env } = connection(databaseUrl, environment);
  await execute(program, [argument, '--no-password', ...options], env);
}

const ours = ['--no-owner', '--no-privileges'];

/** Writes a database, as of one moment, into a file, with the contents of uploaded files. It may be in use meanwhile. */
export const dumpDatabase = (databaseUrl: string, file: string, environment?: NodeJS.ProcessEnv) =>
  run('pg_dump', databaseUrl, ['--format=custom', `--file=${file}`, ...ours], environment);

/** Fills an empty database from such a file: all or nothing. */
export const restoreDatabase = (databaseUrl: string, file: string) =>
  run('pg_restore', databaseUrl, ['--single-transaction', '--exit-on-error', ...ours, file]);
