import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/root.ts';
import { runInTerminal } from './lib/run.ts';

// `pnpm prove:scaffolds` generates something of each kind in a copy of the last commit, and runs its checks and tests. It takes
// minutes and is no part of `pnpm test`, where scaffolds.test.ts checks the generated text.

const commands = [
  'install --offline --frozen-lockfile',
  'new:call postal-parcel/save-parcel --writes',
  'new:call postal-parcel/parcel-list',
  'new:call postal-parcel/parcel-search --paged',
  'new:call company/own-company',
  'new:command permit archive',
  'new:command warning issue',
  'new:component parcel-card',
  'new:form parcel --schema saveParcelValues',
  'new:form no-strip-entry --schema noStripRow',
  'new:page new-parcel --call save-parcel --form parcel',
  'new:page parcel-list --call parcel-list',
  'new:page parcel-search --call parcel-search',
  'new:page greeting --access visitor',
  // Without the sizes: what is new exceeds the accepted ones.
  'check types format arrows folders exported READMEs dead',
  'test --project node apps/server packages/api',
  'test --project dom apps/portal/src/pages apps/portal/src/messages',
  'test packages/ui/src/components/parcel-card packages/forms/src/parcel packages/forms/src/no-strip-entry packages/forms/src/messages',
  'test --project e2e screens routes',
];

const copy = mkdtempSync(join(tmpdir(), 'pabean-prove-'));
let code = await runInTerminal('git', ['worktree', 'add', '--detach', copy, 'HEAD'], { cwd: root });
for (const command of commands) {
  if (code !== 0) break;
  console.log(`\n# pnpm ${command}`);
  code = await runInTerminal('npx', ['-y', 'pnpm@12', ...command.split(' ')], { cwd: copy });
}
await runInTerminal('git', ['worktree', 'remove', '--force', copy], { cwd: root });
process.exitCode = code;
