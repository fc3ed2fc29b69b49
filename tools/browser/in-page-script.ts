import { join } from 'node:path';
import { bundleCode } from '../lib/bundle-code.ts';
import { root } from '../lib/root.ts';

declare global {
  var inPage: typeof import('./in-page.ts').inPage;
}

/** The measures of a page as one script without imports, which sets `inPage`. */
export async function inPageScript(): Promise<string> {
  const [output] = await bundleCode(`import ${JSON.stringify(join(root, 'tools/browser/in-page.ts'))};`, {
    minify: false,
    rolldownOptions: { output: { format: 'iife' } },
  });
  return output?.type === 'chunk' ? output.code : '';
}
