import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from './lib/root.ts';
import { finish } from './scaffold/finish.ts';
import { writePage } from './scaffold/page/index.ts';

const option = { type: 'string' } as const;

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

// `pnpm new:page parcel-list --call parcel-list`, `pnpm new:page new-parcel --call save-parcel --form parcel`,
// `pnpm new:page warning-letters --call warning-letters --detail warning-letter-detail --pdf warning-letter-pdf --label 'Surat Peringatan'`
await finish(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      call: option,
      form: option,
      detail: option,
      pdf: option,
      label: option,
      'label-en': option,
      path: option,
      access: option,
    },
  });
  const [name = ''] = positionals;
  return {
    files: writePage(root, name, values),
    after: () => keepSizes(values.detail === undefined ? [name] : [name, `${name}-detail`]),
    next: `Say in its words what it is for, then run: pnpm check types && pnpm test ${name} decide words`,
  };
});
