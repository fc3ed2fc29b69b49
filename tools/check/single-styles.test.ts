import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findMissingStyles } from './single-styles.ts';

test('the rules of a part that a component’s own stylesheets do not bring are named', () => {
  const packages = mkdtempSync(join(tmpdir(), 'pabean-styles-'));
  onTestFinished(() => rmSync(packages, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(packages, 'ui/dist', file)), { recursive: true });
    writeFileSync(join(packages, 'ui/dist', file), text);
  };
  write('styles.css', '._dialog0 { color: red } ._button0:hover { color: red }');
  write('components/dialog/index.js', "import '../button/index.js'; export const dialog = '_dialog0';");
  write('components/dialog/dialog.css', '._dialog0 { color: red }');
  write('components/button/index.js', "export const button = '_button0 other';");
  write('components/button/button.css', '._button0:hover { color: red }');
  write('styles/dialog.js', "import '../components/dialog/dialog.css';");
  write('styles/button.js', "import '../components/button/button.css';");
  const find = () => findMissingStyles({ name: '@x/ui', folder: join(packages, 'ui') }, packages);
  expect(find()).toEqual(['@x/ui/styles/dialog.js lacks the rules of ._button0.']);
  write('styles/dialog.js', "import './button.js';\nimport '../components/dialog/dialog.css';");
  expect(find()).toEqual([]);
});
