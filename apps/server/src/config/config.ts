import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type ObjectAddress, type ObjectKeys, objectAddress } from '../core/files/object-address.ts';
import { layout, root } from '../core/layout.ts';
import { type LogLevel, logLevels } from '../core/log-levels.ts';

/** What an operator can set. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder of all data of the server; created when missing. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** Replicas of the same PostgreSQL, for what may be stale. */
  readonly replicaUrl?: string | undefined;
  /** Object store for contents of files, instead of the database or the data folder. */
  readonly filesAt?: ObjectAddress | undefined;
  /** Object store that contents are moved out of. */
  readonly filesFrom?: ObjectAddress | undefined;
  /** Keys of both. */
  readonly objectKeys?: ObjectKeys | undefined;
  /** Mail server; without it every mail is a file. */
  readonly smtpUrl?: string | undefined;
  /** Address of the virus scanner clamd; without it uploaded files are not checked for viruses. */
  readonly clamdUrl?: string | undefined;
  /** What happens to uploaded files while the virus scanner is away. */
  readonly clamdAway: 'refuse' | 'wait';
  /** Whether an empty store is filled with demo companies and accounts. */
  readonly demo: boolean;
  /** Seconds after which a sent application or PPFTZ record of a demo server moves on by itself; 0 for never. */
  readonly demoAdvance: number;
  /** Server secret; a demo server generates one. */
  readonly secret?: string | undefined;
  /** Secret key of Google reCAPTCHA, if the office's profile uses it. */
  readonly recaptchaSecret?: string | undefined;
  /** Public URL of the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly trustedProxies: number;
  /** Seconds for which a server that was told to end still takes calls, while it answers that it ends. */
  readonly shutdownDelay: number;
  /** The office file, if it is not the default office. */
  readonly officeFile?: string | undefined;
  /** Folder of the office's announcements and reports. */
  readonly officeFolder: string;
  /** Folder of the built portal. */
  readonly portalDir: string;
  /** The lowest level that is logged. */
  readonly logLevel: LogLevel;
  /** Statements that take this many milliseconds are logged. */
  readonly slowMs: number;
  /** Where metrics are served; without a port nowhere. */
  readonly metrics: { readonly host: string; readonly port: number | undefined };
}

/** The environment holds a value that the server cannot use; the message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const number = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max))),
  );
const url = (pattern: RegExp) =>
  z.string().check(
    z.regex(pattern),
    z.refine((value) => URL.canParse(value)),
  );
const text = z.string().check(z.minLength(1));
const bucket = {
  schema: z.pipe(
    text.check(z.refine((value) => objectAddress(value) !== undefined)),
    z.transform(objectAddress),
  ),
  wants:
    'the address of a bucket of an object store, with endpoint and region, without keys (those are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY)',
  example: "'s3://pabean/files?endpoint=https://s3.example.go.id&region=us-east-1'",
};

/** A path, from the root of the repository or the release where it is not absolute. */
const path = z.pipe(
  text,
  z.transform((value) => resolve(root, value)),
);

/** The announcements and reports that come with the server. */
export const defaultOfficeFolder = resolve(root, layout.office);

const variables = {
  HOST: { schema: text, wants: 'the address to listen on', example: '127.0.0.1' },
  PORT: { schema: number(65_535), wants: 'a port from 0 to 65535', example: '4020' },
  DATA_DIR: { schema: text, wants: 'a folder that the server may write', example: '/var/lib/pabean' },
  DATABASE_URL: {
    schema: url(/^postgres(?:ql)?:\/\//),
    wants: 'a PostgreSQL address',
    example: 'postgres://pabean:secret@localhost/pabean',
  },
  DATABASE_REPLICA_URL: {
    schema: url(/^postgres(?:ql)?:\/\//),
    wants: 'the address of replicas of the PostgreSQL of DATABASE_URL',
    example: 'postgres://pabean:secret@replicas.example/pabean',
  },
  FILES_URL: bucket,
  FILES_FROM_URL: bucket,
  AWS_ACCESS_KEY_ID: {
    schema: text,
    wants: 'the name of the key for the object store',
    example: 'pabean',
  },
  AWS_SECRET_ACCESS_KEY: {
    schema: text,
    wants: 'the secret of the key for the object store',
    example: 'the secret that the object store gave to the key',
  },
  SMTP_URL: {
    schema: url(/^smtps?:\/\//),
    wants: 'the address of a mail server',
    example: 'smtp://user:secret@mail.example:587',
  },
  CLAMD_URL: {
    schema: url(/^(?:tcp:\/\/[^/?#@]+:\d+$|unix:\/(?!\/).+)/),
    wants: 'the address of clamd',
    example: 'tcp://127.0.0.1:3310, or CLAMD_URL=unix:/run/clamav/clamd.ctl',
  },
  CLAMD_AWAY: {
    schema: z.enum(['refuse', 'wait']),
    wants: 'refuse or wait: what happens to files while clamd is away',
    example: 'refuse',
  },
  DEMO: { schema: z.enum(['0', '1']), wants: '0 or 1', example: '0' },
  DEMO_ADVANCE: {
    schema: number(86_400),
    wants: 'the seconds after which a sent application or PPFTZ record moves on by itself, 0 for never',
    example: '60',
  },
  SECRET: {
    schema: z.string().check(z.minLength(32)),
    wants: 'at least 32 random characters',
    example: 'the output of: openssl rand -hex 32',
  },
  RECAPTCHA_SECRET: {
    schema: text,
    wants: 'the secret key that Google reCAPTCHA gave to the office',
    example: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
  },
  PUBLIC_URL: {
    schema: url(/^https?:\/\/[^/?#]+\/?$/),
    wants: 'the address of the portal, without a path',
    example: 'https://izin.example.go.id',
  },
  TRUST_PROXY: {
    schema: number(9),
    wants: 'how many proxies of yours stand in front, 0 to 9',
    example: '1',
  },
  SHUTDOWN_DELAY: {
    schema: number(60),
    wants: 'the seconds, 0 to 60, in which a balancer notices that the server ends',
    example: '5',
  },
  OFFICE: {
    schema: path.check(z.refine((file) => existsSync(file))),
    wants: 'the file of an office',
    example: 'offices/tanjung.ts',
  },
  OFFICE_DIR: {
    schema: path.check(z.refine((folder) => existsSync(folder))),
    wants: 'the folder of the announcements and reports of an office',
    example: '/var/lib/pabean-office',
  },
  PORTAL_DIR: {
    schema: path.check(z.refine((folder) => existsSync(folder))),
    wants: 'the folder of a built portal',
    example: layout.portal,
  },
  LOG_LEVEL: { schema: z.enum(logLevels), wants: logLevels.join(', '), example: 'warn' },
  SLOW_MS: {
    schema: number(60_000),
    wants: 'the milliseconds from which on a statement of the database is logged, 0 for all',
    example: '250',
  },
  METRICS_PORT: { schema: number(65_535), wants: 'a port for metrics, from 0 to 65535', example: '9464' },
  METRICS_HOST: { schema: text, wants: 'the address to serve metrics on', example: '127.0.0.1' },
} as const;

type Name = keyof typeof variables;

/** Whether an address is a loopback address. */
const isOwnAddress = (host: string) => /^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(host);

/**
 * Reads the environment once.
 * @throws ConfigError that names every wrong variable, its expected value and an example
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const refuse = (name: Name, problem: string) => {
    const { wants, example } = variables[name];
    problems.push(`${name} ${problem}: it wants ${wants}. Example: ${name}=${example}`);
  };
  const read = <Key extends Name>(name: Key): z.output<(typeof variables)[Key]['schema']> | undefined => {
    const value = environment[name];
    if (value === undefined || value === '') return undefined;
    const result = z.safeParse(variables[name].schema, value);
    if (!result.success) refuse(name, 'is not valid');
    return result.data as z.output<(typeof variables)[Key]['schema']> | undefined;
  };
  const port = read('PORT') ?? 4020;
  const accessKeyId = read('AWS_ACCESS_KEY_ID');
  const secretAccessKey = read('AWS_SECRET_ACCESS_KEY');
  const config: Config = {
    host: read('HOST') ?? '127.0.0.1',
    port,
    dataDir: read('DATA_DIR') ?? resolve(root, '.data'),
    databaseUrl: read('DATABASE_URL'),
    replicaUrl: read('DATABASE_REPLICA_URL'),
    filesAt: read('FILES_URL'),
    filesFrom: read('FILES_FROM_URL'),
    objectKeys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    smtpUrl: read('SMTP_URL'),
    clamdUrl: read('CLAMD_URL'),
    clamdAway: read('CLAMD_AWAY') ?? 'refuse',
    demo: read('DEMO') !== '0',
    demoAdvance: read('DEMO_ADVANCE') ?? 0,
    secret: read('SECRET'),
    recaptchaSecret: read('RECAPTCHA_SECRET'),
    publicUrl: (read('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/$/, ''),
    trustedProxies: read('TRUST_PROXY') ?? 0,
    shutdownDelay: read('SHUTDOWN_DELAY') ?? 0,
    officeFile: read('OFFICE'),
    officeFolder: read('OFFICE_DIR') ?? defaultOfficeFolder,
    portalDir: read('PORTAL_DIR') ?? resolve(root, layout.portal),
    logLevel: read('LOG_LEVEL') ?? 'info',
    slowMs: read('SLOW_MS') ?? 250,
    metrics: { host: read('METRICS_HOST') ?? '127.0.0.1', port: read('METRICS_PORT') },
  };
  if (config.demo && !environment.DEMO && !isOwnAddress(config.host)) {
    refuse(
      'DEMO',
      `is not set, and HOST=${config.host} lets other machines use the demo accounts, whose password is known`,
    );
  }
  if (!config.demo && !environment.SECRET) refuse('SECRET', 'is missing, and DEMO=0 needs it');
  if (config.replicaUrl && !environment.DATABASE_URL) {
    refuse('DATABASE_REPLICA_URL', 'has no DATABASE_URL beside it');
  }
  if ((config.filesAt || config.filesFrom) && !config.objectKeys) {
    const missing = accessKeyId ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID';
    refuse(missing, 'is missing, and the object store needs it');
  }
  if (config.filesFrom && config.filesFrom.base === config.filesAt?.base) {
    refuse('FILES_FROM_URL', 'is the bucket of FILES_URL');
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}
