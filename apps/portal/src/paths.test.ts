import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

const documents = ['operate', 'officers', 'another-office'];

test('every address of the portal that a document for offices names is there', () => {
  const texts = documents.map((name) =>
    readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8'),
  );
  const named = [...texts.join('\n').matchAll(/\/#(\/[\w/-]+)/g)].map(([, path]) => path);
  expect(named).not.toEqual([]);
  expect(Object.values(paths)).toEqual(expect.arrayContaining(named));
});
