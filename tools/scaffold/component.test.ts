import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findWrongFolders } from '../check/structure.ts';
import { writeComponent } from './component.ts';

let base = '';
const index = () => join(base, 'packages/ui/src/index.ts');
const searchWords = () => join(base, '.storybook/search-words.ts');

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-new-'));
  mkdirSync(join(base, 'packages/ui/src'), { recursive: true });
  writeFileSync(
    index(),
    "export * from './components/alert/index.ts';\nexport { id } from './messages/index.ts';\n",
  );
  mkdirSync(join(base, '.storybook'));
  writeFileSync(searchWords(), 'const components: Words = {\n};\n');
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

test('a new component has every file that the folder check wants, and is exported in order', () => {
  writeComponent(base, 'button-group');
  writeComponent(base, 'accordion');
  expect(findWrongFolders(base)).toEqual([]);
  expect(readFileSync(index(), 'utf8')).toBe(
    [
      "export * from './components/accordion/index.ts';",
      "export * from './components/alert/index.ts';",
      "export * from './components/button-group/index.ts';",
      "export { id } from './messages/index.ts';",
      '',
    ].join('\n'),
  );
  const source = readFileSync(join(base, 'packages/ui/src/components/button-group/button-group.tsx'), 'utf8');
  expect(source).toContain('export function ButtonGroup(');
  expect(readFileSync(searchWords(), 'utf8')).toContain("'Components/Actions/ButtonGroup': ['");
});

test('a taken or badly written name is refused', () => {
  writeComponent(base, 'accordion');
  expect(() => writeComponent(base, 'accordion')).toThrow(/exists already/);
  expect(() => writeComponent(base, 'ButtonGroup')).toThrow(/kebab-case/);
});
