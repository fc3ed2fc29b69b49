import { expect, test } from 'vitest';
import { physicalIn } from './logical.ts';

const found = (rule: string) => physicalIn('x.css.ts', `export const x = styled({ ${rule} });`).length;

test.each([
  'left: 0',
  "paddingLeft: '8px'",
  "borderRightColor: 'red'",
  "borderTopLeftRadius: '4px'",
  "scrollMarginTop: '8px'",
  "width: '100%'",
  "maxHeight: '10px'",
  "textAlign: 'right'",
  "padding: '1px 2px 3px 4px'",
  "selectors: { '&:hover': { marginRight: 'auto' } }",
])('refuses %s', (rule) => expect(found(rule)).toBe(1));

test.each([
  'insetInlineStart: 0',
  "paddingInlineStart: '8px'",
  "borderStartStartRadius: '4px'",
  "inlineSize: '100%'",
  "textAlign: 'end'",
  "padding: '1px calc(2px + 3px) 3px'",
  "padding: '1px 2px 3px 2px'",
  "transition: 'width 1s'",
])('accepts %s', (rule) => expect(found(rule)).toBe(0));

test('the line is named', () => {
  expect(physicalIn('x.css.ts', 'export const x = styled({\n  left: 0,\n});')).toEqual([
    'x.css.ts:2 sets left: name the side of the text (inline, block, start, end).',
  ]);
});
