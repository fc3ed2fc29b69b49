import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';

/**
 * The server's secret: the configured one, or for a demo one that is generated once and stored beside the data.
 * @throws ConfigError when other users can read the stored one
 */
export function loadSecret(config: Config): string {
  if (config.secret) return config.secret;
  const path = join(config.dataDir, 'secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
    throw new ConfigError(`Other users can read ${path}. Run: chmod 600 ${path}`);
  }
  return readFileSync(path, 'utf8').trim();
}
