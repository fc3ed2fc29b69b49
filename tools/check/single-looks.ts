import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { launchOptions } from '../browser/launch.ts';
import { bundleCode } from '../lib/bundle-code.ts';
import { root } from '../lib/root.ts';
import { type BuiltPage, differencesOf } from './computed-styles.ts';

/** Pages of a consumer in `single-styles`, with the stylesheets that they load instead of the complete ones. */
const samples: readonly (readonly [page: string, styles: readonly string[]])[] = [
  ['data-table', ['@pabean/ui/styles/data-table.js', '@pabean/ui/styles/status-badge.js']],
  ['dokap-editor', ['@pabean/forms/styles/dokap-editor.js']],
];

const complete = ['@pabean/ui/styles-without-fonts.css', '@pabean/forms/styles.css'];

async function buildPage(page: string, styles: readonly string[]): Promise<BuiltPage> {
  const imports = [...styles, join(root, 'tools/check/single-styles', `${page}.tsx`)];
  const files = await bundleCode(imports.map((path) => `import '${path}';\n`).join(''), {
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

/**
 * Components that look different with their own stylesheets alone: an order of rules, or a rule for all, that only the complete
 * stylesheet has. Reads built packages.
 */
export async function findOtherLooks(): Promise<string[]> {
  await ensureChromium();
  const browser = await chromium.launch(launchOptions());
  try {
    const problems: string[] = [];
    for (const [page, styles] of samples) {
      const [whole, own] = [await buildPage(page, complete), await buildPage(page, styles)];
      const differences = await differencesOf(browser, whole, own);
      problems.push(...differences.slice(0, 5).map((each) => `${page}, ${each}`));
    }
    return problems;
  } finally {
    await browser.close();
  }
}
