import { parseArgs } from 'node:util';
import { root } from './lib/root.ts';
import { runInTerminal } from './lib/run.ts';
import { finish } from './scaffold/finish.ts';
import { writeForm } from './scaffold/form/index.ts';

// `pnpm new:form parcel --schema saveParcelValues`
await finish(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { schema: { type: 'string' } },
  });
  const [name] = positionals;
  return {
    files: writeForm(root, name, values),
    async after() {
      await runInTerminal('node', ['tools/exports-update.ts']);
    },
    next: `Say what it is for in its doc comment and guide, then run: pnpm check types && pnpm test ${name}`,
  };
});
