import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { typeProblems, writeFiles } from './consumer-app.ts';

let folder = '';

// A consumer's app with React alone.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pabean-planted-'));
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', '@types/react'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
});

afterEach(() => rmSync(folder, { recursive: true }));

const body = 'export function Example() {\n  return <button>Simpan</button>;\n}\n';

test('code that cannot be copied does not compile in a consumer’s app', { timeout: 60_000 }, async () => {
  const planted = {
    'fine.tsx': body,
    'relative.tsx': `import { Button } from './button.tsx';\n${body}export const also = Button;\n`,
    'missing.tsx': body.replaceAll('button', 'Button'),
    'helper.tsx': `import { fn } from 'storybook/test';\n${body}export const also = fn();\n`,
    'type.tsx': body.replace('<button>', '<button disabled="yes">'),
  };
  writeFiles(folder, planted);
  const [output = ''] = await typeProblems(folder, []);
  const wrong = [...output.matchAll(/^(\w+)\.tsx\(/gm)].map(([, name]) => name);
  expect([...new Set(wrong)].sort()).toEqual(['helper', 'missing', 'relative', 'type']);
});
