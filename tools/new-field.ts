import { parseArgs } from 'node:util';
import { root } from './lib/root.ts';
import { runInTerminal } from './lib/run.ts';
import { writeField } from './scaffold/field/index.ts';
import { finish } from './scaffold/finish.ts';

// `pnpm new:field permit-header internalReference --text 40 --optional --listed`
await finish(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      text: { type: 'string' },
      optional: { type: 'boolean' },
      listed: { type: 'boolean' },
      wire: { type: 'string' },
      label: { type: 'string' },
      'label-en': { type: 'string' },
    },
  });
  const [form, name] = positionals;
  return {
    files: writeField(root, form, name, values),
    async after() {
      await runInTerminal('node', ['tools/exports-update.ts']);
      await runInTerminal('node', ['--conditions=@pabean/source', 'tools/keep-store.ts']);
    },
    next: 'Say what people call it, then run: pnpm check types, which names the places where it is drawn',
  };
});
