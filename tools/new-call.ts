import { parseArgs } from 'node:util';
import { root } from './lib/root.ts';
import { runInTerminal } from './lib/run.ts';
import { writeCall } from './scaffold/call/index.ts';
import { finish } from './scaffold/finish.ts';

// `pnpm new:call postal-parcel/save-parcel --writes --access permitUsers`, or about records that the office issues
// `pnpm new:call warning-letter/warning-letters --list paged --fields "number:unique date:date subject"`
const option = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
await finish(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { writes: flag, access: option, list: option, detail: flag, pdf: flag, fields: option },
  });
  const [name] = positionals;
  const files = writeCall(root, name, values);
  const hasMigration = files.some((file) => file.includes('/migrations/'));
  return {
    files,
    async after() {
      await runInTerminal('node', ['tools/exports-update.ts']);
    },
    next: [
      'Say what it is for in its summary.',
      hasMigration && 'When its table is as you mean it, run: pnpm keep:store.',
      `Then run: pnpm check types && pnpm test ${name?.split('/')[1]} table transactions office.store`,
    ]
      .filter(Boolean)
      .join('\n'),
  };
});
