import { root } from './lib/root.ts';
import { run, runInTerminal } from './lib/run.ts';
import { startChanges } from './scaffold/changes.ts';
import { generatorOf } from './scaffold/generate.ts';

// `pnpm new:call …`, `new:command …`, `new:component …`, `new:field …`, `new:form …`, `new:page …`; each has `--help`.

async function write(kind: string, args: string[]) {
  const changes = startChanges(root);
  const next = generatorOf(kind).write(changes, args);
  const files = changes.save();
  // Templates import whatever one of their variants needs; the formatter merges and sorts the rest.
  await run('biome', ['lint', '--write', '--unsafe', '--only=correctness/noUnusedImports', ...files]);
  const { code, output } = await run('biome', ['check', '--write', ...files]);
  if (code !== 0) throw new Error(output);
  for (const file of files) console.log(`Wrote ${file}`);
  if (files.some((file) => file.startsWith('packages/')))
    await runInTerminal('node', ['--conditions=@pabean/source', 'tools/exports-update.ts']);
  console.log(next);
}

const [kind = '', ...args] = process.argv.slice(2);
if (args.includes('--help')) console.log(generatorOf(kind).usage);
else
  try {
    await write(kind, args);
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    console.error(`${message}\nHow it is called: pnpm new:${kind} --help`);
    process.exitCode = 1;
  }
