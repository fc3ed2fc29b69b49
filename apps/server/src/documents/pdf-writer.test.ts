import { expect, test } from 'vitest';
import { buildGoods, buildPaper } from '../testing/ppftz-paper.ts';
import { createPdfWriter, PdfQueueFullError } from './pdf-writer.ts';
import { ppftzText } from './ppftz/ppftz-text.ts';

const textOf = (goods: number) => ppftzText(buildPaper({ goods: buildGoods(goods) }), 'ppftz');

test('a long document does not keep a short one waiting', async () => {
  const { write } = createPdfWriter();
  const ended: string[] = [];
  await Promise.all([
    write(textOf(1_000)).then(() => ended.push('long')),
    write(textOf(1)).then(() => ended.push('short')),
  ]);
  expect(ended).toEqual(['short', 'long']);
});

test('long documents have a line of their own, which ends', async () => {
  const few = { waiting: 1, seconds: 60 };
  const { write } = createPdfWriter({ ...few, long: few });
  const first = write(textOf(300));
  await expect(write(textOf(300))).rejects.toThrow(PdfQueueFullError);
  await expect(write(textOf(1))).resolves.toBeInstanceOf(Uint8Array);
  await first;
});

test('one that takes too long is given up, and the next is drawn', async () => {
  const { write } = createPdfWriter({ waiting: 5, seconds: 60, long: { waiting: 5, seconds: 0.001 } });
  await expect(write(textOf(5_000))).rejects.toThrow('longer than');
  await expect(write(textOf(1))).resolves.toBeInstanceOf(Uint8Array);
});
