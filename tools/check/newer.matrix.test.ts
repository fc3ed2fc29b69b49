import { expect, test } from 'vitest';
import { findNewer } from './newer.ts';
import { plant } from './planted.ts';

const script = `
export const groups = [Object.groupBy([1], String), Map.groupBy([1], String)];
export const well = (text: string) => text.isWellFormed() && URL.canParse(text);
export const popup = <div popover="auto" onBeforeToggle={() => addEventListener('scrollend', () => undefined)} />;
export const fine = [1].toSorted().with(0, 2).findLast(Number);
`;
const sheet = `
.a { field-sizing: content; color: light-dark(red, blue); block-size: 1dvh; width: 1rlh }
.b:has(i), .c { color: red }
@supports (position-area: block-end) { .d { position-area: block-end } }
@supports not (position-area: block-end) { .e { text-wrap: balance } }
@starting-style { .f { opacity: 0 } }
`;
const files = {
  'tsconfig.base.json':
    '{ "compilerOptions": { "target": "ES2024", "lib": ["ES2024", "DOM"], "jsx": "preserve" } }',
  'packages/some/src/part.tsx': script,
  'packages/some/src/part.test.ts': 'Object.groupBy([1], String);',
  'packages/some/dist/part/part.css': sheet,
};

const nothing = { scripts: [], styles: [] };

test('finds built-ins, attributes, events and styles that the baseline does not have', {
  timeout: 60_000,
}, () => {
  const found = findNewer(plant(files), nothing).map(
    (problem) => /^\S+?: (.*?) is missing in/.exec(problem)?.[1],
  );
  expect(found.sort()).toEqual(
    [
      ...['Object.groupBy', 'Map.groupBy', 'String.isWellFormed', 'URL.canParse'],
      ...['<div popover>', 'onbeforetoggle', 'event scrollend'],
      ...[
        'field-sizing',
        'light-dark()',
        'unit rlh',
        ':has in a list of selectors',
        'text-wrap',
        '@starting-style',
      ],
    ].sort(),
  );
});

test('an allowed use passes, and one that is not needed any more fails', { timeout: 60_000 }, () => {
  const planted = plant({ ...files, 'packages/some/src/part.tsx': 'export const url = URL.canParse("x");' });
  const allowed = (name: string) =>
    ({ scripts: [['URL.canParse', 'Detected.', name]], styles: [['light-dark()', 'Lowered.']] }) as const;
  const problems = findNewer(planted, allowed('part.tsx'));
  expect(problems.filter((problem) => /canParse|light-dark/.test(problem))).toEqual([]);
  expect(findNewer(planted, allowed('other.tsx'))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/part\.tsx: URL\.canParse is missing in chrome 111, /),
      'URL.canParse is allowed in other.tsx, and not used there.',
    ]),
  );
});
