import { join, relative } from 'node:path';
import { root } from './lib/root.ts';
import { archive } from './release/archive.ts';
import { currentRelease, layOut } from './release/lay-out.ts';

// `pnpm release:tarball`: dist/pabean-<version>.tar.gz, which starts with Node 24 alone, and its SHA256SUMS.
try {
  const release = await currentRelease();
  const folder = join(root, 'dist', `pabean-${release.version}`);
  await layOut(folder, release);
  console.log(`${relative(root, await archive(folder, release.madeAt))} of ${release.commit}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
