import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { launchOptions } from '../browser/launch.ts';
import { bundleCode } from '../lib/bundle-code.ts';
import { root } from '../lib/root.ts';
import { type BuiltPage, differencesOf } from './computed-styles.ts';

/** A page of a consumer, and the stylesheets that it loads instead of the complete ones. */
interface Sample {
  name: string;
  /** Its file in `single-styles`. */
  page: string;
  styles: readonly string[];
  whole: readonly string[];
  /** The size limit of its stylesheets, gzipped, in bytes. */
  limit: number;
}

const components = ['@pabean/ui/styles-without-fonts.css'];
const forms = [...components, '@pabean/forms/styles.css'];

const samples: readonly Sample[] = [
  { name: 'Button', page: 'button', styles: ['@pabean/ui/styles/button.js'], whole: components, limit: 4500 },
  {
    name: 'DataTable',
    page: 'data-table',
    styles: ['@pabean/ui/styles/data-table.js', '@pabean/ui/styles/status-badge.js'],
    whole: components,
    limit: 8500,
  },
  {
    name: 'Dialog',
    page: 'dialog',
    styles: ['@pabean/ui/styles/text-field.js', '@pabean/ui/styles/dialog.js'],
    whole: components,
    limit: 6000,
  },
  {
    name: 'DokapEditor',
    page: 'dokap-editor',
    styles: ['@pabean/forms/styles/dokap-editor.js'],
    whole: forms,
    limit: 9500,
  },
];

/** Bytes that a page loads. */
export interface Weight {
  raw: number;
  gzip: number;
}

async function buildPage(page: string, styles: readonly string[]): Promise<BuiltPage> {
  const imports = [...styles, join(root, 'tools/check/single-styles', `${page}.tsx`)];
  const code = imports.map((path) => `import '${path}';\n`).join('');
  const files = await bundleCode(code, {
    cssCodeSplit: false,
    rolldownOptions: { output: { format: 'es', codeSplitting: false } },
  });
  const css = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
  );
  return {
    css: css.join(''),
    js: files.flatMap((file) => (file.type === 'chunk' ? file.code : '')).join(''),
  };
}

const weightOf = (text: string): Weight => ({
  raw: Buffer.byteLength(text),
  gzip: gzipSync(text, { level: 9 }).length,
});

/** A sample with all stylesheets and with its own only. */
export interface SingleStyles {
  name: string;
  limit: number;
  whole: Weight;
  own: Weight;
  /** Properties that differ between all stylesheets and its own only. */
  differences: string[];
}

async function compare(
  browser: Browser,
  { name, page, styles, whole, limit }: Sample,
): Promise<SingleStyles> {
  const [all, own] = [await buildPage(page, whole), await buildPage(page, styles)];
  const differences = (await differencesOf(browser, all, own)).map((each) => `${name}, ${each}`);
  return { name, limit, whole: weightOf(all.css), own: weightOf(own.css), differences };
}

/** The differences and sizes of single components with their own stylesheets only. Builds pages from the built packages. */
export async function measureSingleStyles(): Promise<SingleStyles[]> {
  await ensureChromium();
  const browser = await chromium.launch(launchOptions());
  try {
    const results: SingleStyles[] = [];
    for (const sample of samples) results.push(await compare(browser, sample));
    return results;
  } finally {
    await browser.close();
  }
}

/** Components that differ with only their own stylesheets, or whose stylesheets are too large. */
export async function findWrongSingleStyles(): Promise<string[]> {
  return (await measureSingleStyles()).flatMap(({ name, limit, own, differences }) => [
    ...(differences.length > 0 ? [`${name}: ${differences.length} differences`] : []),
    ...differences.slice(0, 5),
    ...(own.gzip > limit ? [`${name}: its stylesheets weigh ${own.gzip} bytes, limit ${limit}`] : []),
  ]);
}
