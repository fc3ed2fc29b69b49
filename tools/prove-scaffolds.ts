import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/root.ts';
import { runInTerminal } from './lib/run.ts';

// `pnpm prove:scaffolds` generates an area with every scaffold in a copy of the last commit, and runs its checks and tests. It
// takes minutes and is no part of `pnpm test`, where scaffolds.test.ts checks the generated text.

const commands = [
  'install --offline --frozen-lockfile',
  'new:call postal-parcel/save-parcel --writes',
  'new:call postal-parcel/parcel-list',
  'new:call inquiry/ask-office --writes --access anyone',
  'new:call inquiry/office-of --access anyone',
  'new:call company/own-company --access M,U',
  'new:call warning-letter/warning-letters --list paged --fields number:unique,issued-on:date,subject',
  'new:call warning-letter/warning-letter-detail --detail',
  'new:call warning-letter/warning-letter-pdf --pdf',
  'new:call application/second-look --access secondStep',
  'new:command permit archive reason until:day?',
  'new:command ppftz archive reason all:given',
  'new:command account remind reason?',
  'new:command warning issue npwp file:path',
  'new:command warning withdraw',
  'new:command warning-letter issue --inserts',
  'new:form parcel --schema saveParcelValues',
  'new:form no-strip-entry --schema noStripRow',
  'new:form inquiry',
  'new:page parcel-list --call parcel-list',
  'new:page new-parcel --call save-parcel --form parcel',
  'new:page company-facts',
  'new:page warning-letters --call warning-letters --detail warning-letter-detail --pdf warning-letter-pdf --label Teguran --label-en Warnings',
  // Without the sizes: so many pages at once exceed the frame's limit.
  'check types format arrows folders words exported READMEs dead',
  'test --project node apps/server packages/api',
  'test --project dom apps/portal/src/pages words decide',
  'test packages/forms/src/parcel packages/forms/src/no-strip-entry packages/forms/src/inquiry packages/forms/src/messages',
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
