import { expect, test } from 'vitest';
import { inOrder, partsOf, reachedFrom, styleSources, withoutMarks } from './style-graph.ts';

const sheet = `/* vanilla-extract-css-ns:src/theme/layers.css.ts.vanilla.css?source=eJx */
@layer a;

/* vanilla-extract-css-ns:src/components/link/link.css.ts.vanilla.css?source=eJy */
@layer a {
  .x { color: red; }
}
`;

test('a stylesheet falls into the parts that its sources wrote, and nothing is lost', () => {
  const parts = partsOf(sheet);
  expect([...parts.keys()]).toEqual(['src/theme/layers.css.ts', 'src/components/link/link.css.ts']);
  expect([...parts.values()].join('')).toBe(withoutMarks(sheet));
});

test('what a module reaches is followed through others, circles included', () => {
  const css = 'vanilla-extract-css-ns:src/link.css.ts.vanilla.css?source=x';
  const importing = (...paths: string[]) => ({ imports: paths.map((path) => ({ path })) });
  const inputs = { 'a.ts': importing('b.ts'), 'b.ts': importing('a.ts', css), 'c.ts': importing('d.ts') };
  const reached = reachedFrom(['a.ts'], { inputs });
  expect([...reached]).toEqual(['a.ts', 'b.ts', css]);
  expect(styleSources(reached)).toEqual(['src/link.css.ts']);
});

test('parts stand before those that use them, each once', () => {
  const uses: Record<string, string[]> = {
    table: ['field', 'button'],
    field: ['hidden'],
    button: ['hidden', 'spinner'],
  };
  expect(inOrder('table', (name) => uses[name] ?? [])).toEqual([
    'hidden',
    'field',
    'spinner',
    'button',
    'table',
  ]);
});
