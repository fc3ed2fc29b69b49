import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../lib/root.ts';

/** The functions of the checks in a page, as one script without imports. */
export async function inPageScript(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(root, 'tools/book-pages/in-page.ts'),
        output: { format: 'iife', name: 'bookPages' },
      },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return output?.output.find((part) => part.type === 'chunk')?.code ?? '';
}
