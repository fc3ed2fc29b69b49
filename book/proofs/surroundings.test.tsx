import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { outsideOf, scrollsSideways } from './surroundings.ts';

const bar = (inset: string) => `
  [data-bar] { position: relative }
  [data-bar]::before { content: ''; position: absolute; inset-block: 0; inset-inline: ${inset}; background: white }
`;

function place(inset: string, child = <div data-bar>Simpan</div>) {
  render(
    <div data-testid="place" style={{ inlineSize: 320, marginInline: 60 }}>
      <style>{bar(inset)}</style>
      {child}
    </div>,
  );
  return screen.getByTestId('place');
}

test('a background that reaches 32 px over gutters which are not there is refused', () => {
  const column = place('-32px');
  expect(outsideOf(column)).toEqual(['<div> “Simpan” is outside of its place']);
  expect(scrollsSideways(column)).toEqual(['<div> scrolls sideways: 352 px in 320']);
});

test('the same over the gutters that the page tells, and no others, is not', () => {
  const column = place('calc(-1 * var(--pb-page-gutter, 0px))');
  expect([...outsideOf(column), ...scrollsSideways(column)]).toEqual([]);
});

test.each([
  ['a box', { inlineSize: 400, background: 'white' }],
  ['a border', { marginInlineStart: -8, border: '1px solid black' }],
  ['text', { whiteSpace: 'nowrap' }],
] as const)('%s that is wider than its place is refused', (_, style) => {
  const column = place('0', <p style={style}>{'Nomor dan tanggal pengajuan '.repeat(4)}</p>);
  expect(outsideOf(column)).toHaveLength(1);
});

test('a transparent edge is not, such as that of a button whose text is aligned', () => {
  const column = place('0', <p style={{ marginInlineStart: -12, paddingInlineStart: 12 }}>Ubah</p>);
  expect([...outsideOf(column), ...scrollsSideways(column)]).toEqual([]);
});

test('what scrolls by itself is not', () => {
  const list = <p style={{ inlineSize: 900, background: 'white' }}>Daftar</p>;
  const column = place('0', <div style={{ overflowX: 'auto' }}>{list}</div>);
  expect([...outsideOf(column), ...scrollsSideways(column)]).toEqual([]);
});
