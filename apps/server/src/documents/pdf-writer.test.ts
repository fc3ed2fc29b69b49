import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildGoods, buildPaper } from '../testing/ppftz-paper.ts';
import type { OfficePdf } from './office-pdf.ts';
import { createPdfWriter, defaultPdfOptions, PdfLateError, type PdfWriterOptions } from './pdf-writer.ts';
import { ppftzText } from './ppftz/ppftz-text.ts';

/** A different document for each text. */
let last = 0;
const textOf = (goods: number) => {
  last += 1;
  return ppftzText({ ...buildPaper({ goods: buildGoods(goods) }), ajuNumber: String(last) }, 'ppftz');
};
// On a busy machine a worker takes long to start.
const patient: Partial<PdfWriterOptions> = {
  visitors: { ...defaultPdfOptions.visitors, seconds: 60 },
  accounts: { ...defaultPdfOptions.accounts, seconds: 60 },
};
/** A writer with the texts as input. */
function createWriter() {
  const { write } = createPdfWriter(patient);
  return async (content: OfficePdf, isVisitor = false) =>
    (await write({ isVisitor, read: async () => ({ content, name: 'dokumen.pdf' }) })).bytes;
}

test('a short document does not wait for a long one', async () => {
  const write = createWriter();
  const ended: string[] = [];
  await Promise.all([
    write(textOf(1_000)).then(() => ended.push('long')),
    write(textOf(1)).then(() => ended.push('short')),
  ]);
  expect(ended).toEqual(['short', 'long']);
});

test('only one that takes too long fails: the time of waiting ones begins when they are drawn', async () => {
  // The drawing takes real time; its time limit passes when the test advances the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { seconds } = defaultPdfOptions.long;
  const write = createWriter();
  const late = expect(write(textOf(4_000))).rejects.toThrow(PdfLateError);
  const waiting = Promise.all([1, 2].map(() => write(textOf(300))));
  await setImmediate();
  vi.advanceTimersByTime(seconds * 1_000);
  await late;
  await expect(waiting).resolves.toHaveLength(2);
});

test('an account does not wait for visitors, however many documents they want', async () => {
  const write = createWriter();
  const ended: string[] = [];
  const many = Array.from({ length: 12 }, () => write(textOf(1), true).then(() => ended.push('visitor')));
  await Promise.all([...many, write(textOf(1)).then(() => ended.push('account'))]);
  expect(ended.indexOf('account')).toBeLessThan(many.length);
});

test('the writer goes on after reading failed', async () => {
  const { write } = createPdfWriter(patient);
  const failing = () => Promise.reject(new Error('nothing there'));
  await expect(write({ isVisitor: false, read: failing })).rejects.toThrow('nothing there');
  const read = async () => ({ content: textOf(1), name: 'a/b.pdf' });
  expect((await write({ isVisitor: false, read })).name).toBe('a-b.pdf');
});

test('the same content is drawn once, even when it is requested concurrently', async () => {
  const write = createWriter();
  const text = textOf(1);
  const [one, two] = await Promise.all([write(text), write(text)]);
  expect(two).toBe(one);
  expect(await write(structuredClone(text), true)).toBe(one);
  expect(await write(textOf(1))).not.toBe(one);
});

test('a document whose version is known is not read again, until its bytes were forgotten', async () => {
  const { write } = createPdfWriter({ ...patient, keptBytes: 100_000 });
  let reads = 0;
  const read = async () => {
    reads += 1;
    return { content: textOf(1), name: 'satu/dua.pdf' };
  };
  const first = await write({ isVisitor: false, version: '1', read });
  expect(await write({ isVisitor: false, version: '1', read })).toEqual(first);
  expect(reads).toBe(1);
  expect((await write({ isVisitor: false, version: '2', read })).bytes).not.toBe(first.bytes);
  // More than are kept.
  for (let other = 0; other < 10; other += 1)
    await write({ isVisitor: false, version: `lain ${other}`, read });
  const before = reads;
  await write({ isVisitor: false, version: '1', read });
  expect(reads).toBe(before + 1);
});
