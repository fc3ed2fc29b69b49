import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from '../lib/run.ts';

/**
 * Packs a folder into `<folder>.tar.gz`, the same bytes each time: files by name, of one time and owner.
 *
 * @returns The path of the archive. Beside it lies `SHA256SUMS`.
 */
export async function archive(folder: string, madeAt: Date): Promise<string> {
  const file = `${folder}.tar.gz`;
  const same = ['--sort=name', '--format=ustar', '--owner=0', '--group=0', '--numeric-owner'];
  const times = [`--mtime=@${madeAt.getTime() / 1_000}`, '--mode=u=rwX,go=rX'];
  const gzip = ['--use-compress-program=gzip -9n', '-cf', file];
  const place = ['-C', dirname(folder), basename(folder)];
  // GNU tar is the one that can sort.
  const { code, output } = await run('tar', [...same, ...times, ...gzip, ...place]);
  if (code !== 0) throw new Error(`${basename(file)} could not be packed.\n${output}`);
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(join(dirname(file), 'SHA256SUMS'), `${sum}  ${basename(file)}\n`);
  return file;
}
