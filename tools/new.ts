import { root } from './lib/root.ts';
import { run, runInTerminal } from './lib/run.ts';
import { generate, usageOf } from './scaffold/generate.ts';

// `pnpm new:call …`, `new:command …`, `new:component …`, `new:field …`, `new:form …`, `new:page …`; each has `--help`.

async function write(kind: string, args: string[]) {
  const { files, after = [], next } = generate(root, kind, args);
  // Templates import whatever one of their variants needs; the formatter has its own order.
  await run('biome', ['lint', '--write', '--unsafe', '--only=correctness/noUnusedImports', ...files]);
  const { code, output } = await run('biome', ['check', '--write', ...files]);
  if (code !== 0) throw new Error(output);
  for (const file of files) console.log(`Wrote ${file}`);
  for (const script of after) await runInTerminal('node', ['--conditions=@pabean/source', script]);
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
