import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './lib/root.ts';
import { run, runInTerminal } from './lib/run.ts';
import { generate, usageOf } from './scaffold/generate.ts';

// `pnpm new:call …`, `new:command …`, `new:component …`, `new:field …`, `new:form …`, `new:page …`; each has `--help`.

/** Accepts the sizes of the new pages; the accepted sizes of all others are not changed. */
async function keepSizes(pages: readonly string[]) {
  const { baselineFile, measurePages } = await import('./check/page-sizes.ts');
  const measured = await measurePages();
  const sizes = JSON.parse(readFileSync(baselineFile, 'utf8'));
  for (const page of pages) {
    const { [page]: size = 0 } = measured;
    sizes[page] = Number(size.toFixed(1));
    console.log(`${page} adds ${size.toFixed(1)} KB to the frame.`);
  }
  writeFileSync(baselineFile, `${JSON.stringify(sizes, null, 2)}\n`);
}

async function write(kind: string, args: string[]) {
  const { files, after = [], pages = [], next } = generate(root, kind, args);
  // Templates import whatever one of their variants needs; the formatter has its own order.
  await run('biome', ['lint', '--write', '--unsafe', '--only=correctness/noUnusedImports', ...files]);
  const { code, output } = await run('biome', ['check', '--write', ...files]);
  if (code !== 0) throw new Error(output);
  for (const file of files) console.log(`Wrote ${file}`);
  for (const script of after) await runInTerminal('node', ['--conditions=@pabean/source', script]);
  if (pages.length > 0) await keepSizes(pages);
  console.log(next);
}

const [kind = '', ...args] = process.argv.slice(2);
if (args.includes('--help')) console.log(usageOf(kind));
else
  try {
    await write(kind, args);
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    console.error(`${message}\nHow it is called: pnpm new:${kind} --help`);
    process.exitCode = 1;
  }
