import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, packAll } from './check/packed.ts';
import { root } from './lib/root.ts';
import { runInTerminal } from './lib/run.ts';
import { installExample } from './tarballs/install.ts';

// `pnpm example` packs the packages, installs the tarballs into a copy of examples/office-portal, and serves it.
const folder = join(root, '.cache/office-portal');
const failures = [...(await buildAll()), ...(await packAll())];
if (failures.length > 0) throw new Error(failures.join('\n'));
if (existsSync(folder)) rmSync(folder, { recursive: true });
await installExample(folder);
process.exitCode = await runInTerminal('vite', [folder], { cwd: folder });
