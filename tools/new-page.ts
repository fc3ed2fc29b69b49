import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from './lib/root.ts';
import { finish } from './scaffold/finish.ts';
import { writePage } from './scaffold/page/index.ts';

const option = { type: 'string' } as const;

/** Keeps what the page weighs now; the sizes of all others stay as somebody has looked at them. */
async function keepSize(page: string) {
  const { baselineFile, measurePages } = await import('./check/page-sizes.ts');
  const { [page]: size = 0 } = await measurePages();
  const sizes = { ...JSON.parse(readFileSync(baselineFile, 'utf8')), [page]: Number(size.toFixed(1)) };
  writeFileSync(baselineFile, `${JSON.stringify(sizes, null, 2)}\n`);
  console.log(`It adds ${size.toFixed(1)} KB to the frame.`);
}

// `pnpm new:page parcel-list --call parcel-list`, `pnpm new:page new-parcel --call save-parcel --form parcel`
await finish(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { call: option, form: option, path: option, access: option },
  });
  const [name = ''] = positionals;
  return {
    files: writePage(root, name, values),
    after: () => keepSize(name),
    next: `Say in its words what it is for, then run: pnpm check types && pnpm test ${name} decide words`,
  };
});
