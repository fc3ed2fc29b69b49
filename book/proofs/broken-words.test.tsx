import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brokenWords } from './broken-words.ts';

const narrow = { inlineSize: 90, fontFamily: 'monospace', fontSize: 16 };

test('finds a word that a line break splits, and names it', () => {
  render(
    <code style={{ ...narrow, display: 'block', overflowWrap: 'anywhere' }}>
      a onRequestCloseByKeys prop
    </code>,
  );
  expect(brokenWords()).toEqual(['“onRequestCloseByKeys” is broken inside, in <code>']);
});

test('lets lines end between words, and after hyphens and separators', () => {
  render(
    <p style={narrow}>
      kembali ke halaman, 118/SNB/IX/2024 118/SNB/IX/2024 barang-barang-kiriman per&shy;mo&shy;hon&shy;an-nya
    </p>,
  );
  expect(brokenWords()).toEqual([]);
});

test('lets a very long run of characters break anywhere', () => {
  render(<p style={{ ...narrow, overflowWrap: 'anywhere' }}>{'0123456789'.repeat(5)}</p>);
  expect(brokenWords()).toEqual([]);
});

test('ignores invisible text', () => {
  render(
    <span
      style={{
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        wordBreak: 'break-all',
      }}
    >
      Tutup
    </span>,
  );
  expect(brokenWords()).toEqual([]);
});

test('treats letters of two sizes on one line as one line', () => {
  render(
    <p style={{ inlineSize: 320 }}>
      Rp <b style={{ fontSize: 32 }}>1.234.567</b> rupiah
    </p>,
  );
  expect(brokenWords()).toEqual([]);
});
