import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../tools/lib/root.ts';
import { keepAllCode, shownCodeOf, storyFiles } from '../tools/show-code/shown-code.ts';

const codes = 'virtual:show-code';
const example = 'virtual:shown/';
/** From where examples find packages: whoever has ours has those that they depend on. */
const home = join(root, 'packages/forms/src/index.ts');

/** `packages/ui/src/…/button.stories.tsx/Default.tsx` as file and story. */
function placeOf(path: string): { file: string; story: string } {
  const at = path.lastIndexOf('/');
  return { file: path.slice(0, at), story: path.slice(at + 1).replace(/\.tsx$/, '') };
}

const ending = '.stories.tsx';

/** A module for each file, under a name that is not taken for one with stories. */
function list(): string {
  const entries = storyFiles().map(
    (file) => `'./${file}': () => import('${codes}/${file.slice(0, -ending.length)}')`,
  );
  return `export const shownCode = { ${entries.join(', ')} };`;
}

/**
 * Gives the book the code that its stories show, a module for each file with stories, and gives tests that code to run:
 * `virtual:shown/<file>/<story>.tsx` exports `Example`.
 */
export function showCode(): Plugin {
  return {
    name: 'pabean-show-code',
    resolveId(id, importer) {
      if (id.startsWith(codes)) return `\0${id}`;
      // A name with a zero is left alone by the search for dependencies, and by the compiler of TypeScript.
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
