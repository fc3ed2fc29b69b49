import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './browser/ensure-chromium.ts';
import { root } from './lib/root.ts';
import { runInTerminal } from './lib/run.ts';
import { runVitest } from './vitest/run-tests.ts';

// `pnpm visual [words] [--base ref] [--update] [--themes light,dark,contrast] [--widths 1440,390]` compares a picture of
// every story, or of those whose file name contains a word, with its reference.
const { values, positionals } = parseArgs({
  options: {
    base: { type: 'string' },
    update: { type: 'boolean' },
    themes: { type: 'string', default: 'light' },
    widths: { type: 'string', default: '1440' },
  },
  allowPositionals: true,
});
const { base, themes, widths } = values;
const references = join(root, '.visual/references');

/** Takes the references at another commit, in a work tree of its own. */
async function takeReferences(commit: string): Promise<void> {
  const tree = mkdtempSync(join(tmpdir(), 'pabean-visual-'));
  const update = ['tools/visual.ts', ...positionals, '--update', `--themes=${themes}`, `--widths=${widths}`];
  try {
    if (await runInTerminal('git', ['worktree', 'add', '--detach', tree, commit]))
      throw new Error(`${commit} could not be checked out.`);
    await runInTerminal('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: tree });
    await runInTerminal('node', update, { cwd: tree });
    const taken = join(tree, '.visual/references');
    if (!existsSync(taken)) throw new Error(`There are no pictures of ${commit}.`);
    rmSync(references, { recursive: true, force: true });
    cpSync(taken, references, { recursive: true });
  } finally {
    await runInTerminal('git', ['worktree', 'remove', '--force', tree]);
  }
}

await ensureChromium();
if (base) await takeReferences(base);
const update = values.update || !existsSync(references);
process.exitCode = await runVitest(
  ['run', '--config', 'vitest.visual.config.ts', ...positionals, ...(update ? ['--update'] : [])],
  { VISUAL_THEMES: themes, VISUAL_WIDTHS: widths },
);
console.log(update ? `References: ${references}` : `Report: ${join(root, '.visual/report/index.html')}`);
