import { expect, test } from 'vitest';
import { plant } from './planted.ts';
import { findMapProblems } from './source-maps.ts';

// The second line of each module comes from the second of its source.
const map = { version: 3, sources: ['../src/a.ts'], names: [], mappings: ';AACA' };
const source = '// A line.\nexport function first() {}\n';
const withMap = (sourcesContent: readonly (string | null)[]) => JSON.stringify({ ...map, sourcesContent });

test('reports a module without a map, a map without its source, and one that is a line off', () => {
  const folder = plant({
    'dist/right.js': "'use client';\nfunction first() {}\n",
    'dist/right.js.map': withMap([source]),
    'dist/shifted.js': "'use client';\nfunction first() {}\n",
    'dist/shifted.js.map': withMap([`// Another line.\n${source}`]),
    'dist/textless.js': '',
    'dist/textless.js.map': withMap([null]),
    'dist/mapless.js': '',
    'dist/link.css.js': '',
    'dist/styles/link.js': '',
  });
  expect(findMapProblems({ name: 'x', folder }).sort()).toEqual([
    'x: dist/mapless.js has no source map.',
    'x: the source map of dist/shifted.js leads from first to another line.',
    'x: the source map of dist/textless.js lacks the text of a source.',
  ]);
});
