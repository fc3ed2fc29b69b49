import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../tools/lib/root.ts';
import { keepAllCode, shownCodeOf, storyFiles } from '../tools/show-code/shown-code.ts';

const codes = 'virtual:show-code';
const example = 'virtual:shown/';
/** Packages that examples import are resolved from here: an app that installs ours has their dependencies, too. */
const home = join(root, 'packages/forms/src/index.ts');

/** Splits `packages/ui/src/…/button.stories.tsx/Default.tsx` into file and story. */
function placeOf(path: string): { file: string; story: string } {
  const at = path.lastIndexOf('/');
  return { file: path.slice(0, at), story: path.slice(at + 1).replace(/\.tsx$/, '') };
}

const ending = '.stories.tsx';

/** A module for each file, under a name that does not look like a story file. */
function list(): string {
  const entries = storyFiles().map(
    (file) => `'./${file}': () => import('${codes}/${file.slice(0, -ending.length)}')`,
  );
  return `export const shownCode = { ${entries.join(', ')} };`;
}

/**
 * Provides the code that stories show to the book, one module for each story file, and to tests, which run it:
 * `virtual:shown/<file>/<story>.tsx` exports `Example`.
 */
export function showCode(): Plugin {
  return {
    name: 'pabean-show-code',
    resolveId(id, importer) {
      if (id.startsWith(codes)) return `\0${id}`;
      // The dependency scan and the TypeScript compiler ignore ids with a null byte.
      if (id.startsWith(example)) return this.environment.mode === 'scan' ? `\0${id}` : id;
      return importer?.startsWith(example) ? this.resolve(id, home) : undefined;
    },
    load(id) {
      if (id === `\0${codes}`) {
        if (this.environment.mode === 'build') keepAllCode();
        return list();
      }
      if (id.startsWith(`\0${codes}/`)) {
        const file = id.slice(codes.length + 2) + ending;
        this.addWatchFile(join(root, file));
        const entries = shownCodeOf(file).map(({ story, code }) => [story, code]);
        return `export const codes = ${JSON.stringify(Object.fromEntries(entries))};`;
      }
      if (!id.startsWith(example)) return undefined;
      const { file, story } = placeOf(id.slice(example.length));
      return shownCodeOf(file).find((each) => each.story === story)?.code;
    },
  };
}
