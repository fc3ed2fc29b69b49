import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findMissingStyles } from './single-styles.ts';

function makePackage() {
  const packages = mkdtempSync(join(tmpdir(), 'pabean-styles-'));
  onTestFinished(() => rmSync(packages, { recursive: true }));
  return {
    write(file: string, text: string) {
      mkdirSync(dirname(join(packages, 'ui/dist', file)), { recursive: true });
      writeFileSync(join(packages, 'ui/dist', file), text);
    },
    find: () => findMissingStyles({ name: '@x/ui', folder: join(packages, 'ui') }, packages),
  };
}

test('the rules of a part that a component’s own stylesheets do not bring are named', () => {
  const { write, find } = makePackage();
  write('styles.css', '._dialog0 { color: red } ._button0:hover { color: red }');
  write('components/dialog/index.js', "import '../button/index.js'; export const dialog = '_dialog0';");
  write('components/dialog/dialog.css', '._dialog0 { color: red }');
  write('components/button/index.js', "export const button = '_button0 other';");
  write('components/button/button.css', '._button0:hover { color: red }');
  write('styles/dialog.js', "import '../components/dialog/dialog.css';");
  write('styles/button.js', "import '../components/button/button.css';");
  expect(find()).toEqual(['@x/ui/styles/dialog.js lacks the rules of ._button0.']);
  write('styles/dialog.js', "import './button.js';\nimport '../components/dialog/dialog.css';");
  expect(find()).toEqual([]);
});

test('rules of the theme that a component uses and that no imported stylesheet has are named', () => {
  const { write, find } = makePackage();
  write('styles.css', '._badge00 { color: red }');
  write('theme/toned.css', '._toned00 { color: red }');
  write('theme/toned.css.js', "export const toned = '_toned00';");
  write('components/badge/index.js', "import '../../theme/toned.css.js'; export const badge = '_badge00';");
  write('components/badge/badge.css', '._badge00 { color: red }');
  write('styles/badge.js', "import '../components/badge/badge.css';");
  expect(find()).toEqual([
    '@x/ui/styles.css lacks the rules of ._toned00.',
    '@x/ui/styles/badge.js lacks the rules of ._toned00.',
  ]);
});

test('a package without stylesheets has nothing to lack', () => {
  const { write, find } = makePackage();
  write('index.js', "export const client = '_dialog0';");
  expect(find()).toEqual([]);
});
