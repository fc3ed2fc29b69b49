import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildGoods, buildPaper } from '../testing/ppftz-paper.ts';
import type { OfficePdf } from './office-pdf.ts';
import {
  createPdfWriter,
  defaultPdfOptions,
  PdfLateError,
  PdfQueueFullError,
  type PdfReader,
  type PdfWriterOptions,
} from './pdf-writer.ts';
import { ppftzText } from './ppftz/ppftz-text.ts';

/** A different document for each text. */
let last = 0;
const textOf = (goods: number) => {
  last += 1;
  return ppftzText({ ...buildPaper({ goods: buildGoods(goods) }), ajuNumber: String(last) }, 'ppftz');
};
/** A writer with the texts as input. */
function createWriter(options?: Partial<PdfWriterOptions>) {
  const { write } = createPdfWriter(options);
  return async (content: OfficePdf, reader: PdfReader) =>
    (await write(reader, async () => ({ content, name: 'dokumen.pdf' }))).bytes;
}
const account = (key = 'akun') => ({ key, isVisitor: false });
const visitor = { key: '203.0.113.7', isVisitor: true };

test('a short document does not wait for a long one', async () => {
  const write = createWriter();
  const ended: string[] = [];
  await Promise.all([
    write(textOf(1_000), account()).then(() => ended.push('long')),
    write(textOf(1), account()).then(() => ended.push('short')),
  ]);
  expect(ended).toEqual(['short', 'long']);
});

test('long documents have their own queue, which is limited', async () => {
  const few = { waiting: 1, seconds: 60 };
  const write = createWriter({ accounts: few, long: few });
  const first = write(textOf(300), account());
  await expect(write(textOf(300), account())).rejects.toThrow(PdfQueueFullError);
  await expect(write(textOf(1), account())).resolves.toBeInstanceOf(Uint8Array);
  await first;
});

test('only one that takes too long fails: the time of waiting ones begins when they are drawn', async () => {
  // The drawing takes real time; its time limit passes when the test advances the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { seconds } = defaultPdfOptions.long;
  const write = createWriter();
  const late = expect(write(textOf(40_000), account('a'))).rejects.toThrow(PdfLateError);
  const waiting = Promise.all([1, 2].map((key) => write(textOf(300), account(String(key)))));
  await setImmediate();
  vi.advanceTimersByTime(seconds * 1_000);
  await late;
  await expect(waiting).resolves.toHaveLength(2);
});

test('a visitor who requests very many does not delay an account, and is told to wait', async () => {
  const write = createWriter();
  const ended: string[] = [];
  const many = Array.from({ length: 60 }, () =>
    write(textOf(1), visitor).then(
      () => ended.push('visitor'),
      (error: unknown) => ended.push(error instanceof PdfQueueFullError ? 'full' : String(error)),
    ),
  );
  const mine = write(textOf(1), account()).then(() => ended.push('account'));
  await Promise.all([...many, mine]);
  const { atOnce, waiting } = defaultPdfOptions.ofOne;
  expect(ended.filter((end) => end === 'visitor')).toHaveLength(atOnce + waiting);
  expect(ended.filter((end) => end === 'full')).toHaveLength(60 - atOnce - waiting);
  // Two of the visitor's may have been drawn meanwhile, not twelve.
  expect(ended.filter((end) => end !== 'full').indexOf('account')).toBeLessThan(atOnce + waiting);
});

test('another visitor is served between those of one who requests many', async () => {
  const write = createWriter();
  const ended: string[] = [];
  const many = Array.from({ length: 10 }, () => write(textOf(1), visitor).then(() => ended.push('one')));
  const other = write(textOf(1), { ...visitor, key: '198.51.100.1' }).then(() => ended.push('other'));
  await Promise.all([...many, other]);
  expect(ended.indexOf('other')).toBe(defaultPdfOptions.ofOne.atOnce);
});

test('of one reader at most two are read at once, and too many are refused before anything is read', async () => {
  const { write } = createPdfWriter();
  const { atOnce, waiting } = defaultPdfOptions.ofOne;
  let reading = 0;
  let most = 0;
  let reads = 0;
  const read = async () => {
    reads += 1;
    reading += 1;
    most = Math.max(most, reading);
    await setImmediate();
    reading -= 1;
    return { content: textOf(1), name: 'dokumen.pdf' };
  };
  const many = Array.from({ length: atOnce + waiting }, () => write(visitor, read));
  await expect(write(visitor, read)).rejects.toThrow(PdfQueueFullError);
  await expect(write({ ...visitor, key: '198.51.100.1' }, read)).resolves.toBeTruthy();
  await Promise.all(many);
  await expect(write(visitor, read)).resolves.toBeTruthy();
  expect(reads).toBe(atOnce + waiting + 2);
  // One of the other visitor's among them.
  expect(most).toBeLessThanOrEqual(atOnce + 1);
});

test('a place is free again after reading failed', async () => {
  const { write } = createPdfWriter({ ofOne: { atOnce: 1, waiting: 1 } });
  const failed = write(account(), () => Promise.reject(new Error('nothing there')));
  await expect(failed).rejects.toThrow('nothing there');
  const read = async () => ({ content: textOf(1), name: 'a/b.pdf' });
  expect((await write(account(), read)).name).toBe('a-b.pdf');
});

test('the same content is drawn once, even when it is requested concurrently', async () => {
  const write = createWriter();
  const text = textOf(1);
  const [one, two] = await Promise.all([write(text, account('a')), write(text, account('b'))]);
  expect(two).toBe(one);
  expect(await write(structuredClone(text), visitor)).toBe(one);
  expect(await write(textOf(1), account())).not.toBe(one);
});
