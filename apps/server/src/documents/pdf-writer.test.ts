import { expect, test } from 'vitest';
import { buildGoods, buildPaper } from '../testing/ppftz-paper.ts';
import { createPdfWriter, defaultPdfOptions, PdfLateError, PdfQueueFullError } from './pdf-writer.ts';
import { ppftzText } from './ppftz/ppftz-text.ts';

/** Each text is another one. */
let last = 0;
const textOf = (goods: number) => {
  last += 1;
  return ppftzText({ ...buildPaper({ goods: buildGoods(goods) }), ajuNumber: String(last) }, 'ppftz');
};
const account = (key = 'akun') => ({ key, isVisitor: false });
const visitor = { key: '203.0.113.7', isVisitor: true };

test('a long document does not keep a short one waiting', async () => {
  const { write } = createPdfWriter();
  const ended: string[] = [];
  await Promise.all([
    write(textOf(1_000), account()).then(() => ended.push('long')),
    write(textOf(1), account()).then(() => ended.push('short')),
  ]);
  expect(ended).toEqual(['short', 'long']);
});

test('long documents have a line of their own, which ends', async () => {
  const few = { waiting: 1, seconds: 60 };
  const { write } = createPdfWriter({ accounts: few, long: few });
  const first = write(textOf(300), account());
  await expect(write(textOf(300), account())).rejects.toThrow(PdfQueueFullError);
  await expect(write(textOf(1), account())).resolves.toBeInstanceOf(Uint8Array);
  await first;
});

test('one that takes too long ends alone: the time of those that wait begins when they are drawn', async () => {
  const { write } = createPdfWriter({ long: { waiting: 5, seconds: 4 } });
  const late = expect(write(textOf(40_000), account('a'))).rejects.toThrow(PdfLateError);
  const waiting = Promise.all([1, 2].map((key) => write(textOf(300), account(String(key)))));
  await late;
  await expect(waiting).resolves.toHaveLength(2);
});

test('a visitor who wants very many takes nothing from an account, and is told to wait', async () => {
  const { write } = createPdfWriter();
  const ended: string[] = [];
  const many = Array.from({ length: 60 }, () =>
    write(textOf(1), visitor).then(
      () => ended.push('visitor'),
      (error: unknown) => ended.push(error instanceof PdfQueueFullError ? 'full' : String(error)),
    ),
  );
  const mine = write(textOf(1), account()).then(() => ended.push('account'));
  await Promise.all([...many, mine]);
  const { inLine, waiting } = defaultPdfOptions.ofOne;
  expect(ended.filter((end) => end === 'visitor')).toHaveLength(inLine + waiting);
  expect(ended.filter((end) => end === 'full')).toHaveLength(60 - inLine - waiting);
  // Two of the visitor's may have been drawn meanwhile, not twelve.
  expect(ended.filter((end) => end !== 'full').indexOf('account')).toBeLessThan(inLine + waiting);
});

test('another visitor comes between those of one who wants many', async () => {
  const { write } = createPdfWriter();
  const ended: string[] = [];
  const many = Array.from({ length: 10 }, () => write(textOf(1), visitor).then(() => ended.push('one')));
  const other = write(textOf(1), { ...visitor, key: '198.51.100.1' }).then(() => ended.push('other'));
  await Promise.all([...many, other]);
  expect(ended.indexOf('other')).toBe(defaultPdfOptions.ofOne.inLine);
});

test('whoever wants too many is told before anything is read for another one', async () => {
  const { write, requireRoom } = createPdfWriter();
  const { inLine, waiting } = defaultPdfOptions.ofOne;
  const many = Array.from({ length: inLine + waiting }, () => write(textOf(1), visitor));
  expect(() => requireRoom(visitor)).toThrow(PdfQueueFullError);
  expect(() => requireRoom({ ...visitor, key: '198.51.100.1' })).not.toThrow();
  await Promise.all(many);
  expect(() => requireRoom(visitor)).not.toThrow();
});

test('the same content is drawn once, also when it is asked for at one moment', async () => {
  const { write } = createPdfWriter();
  const text = textOf(1);
  const [one, two] = await Promise.all([write(text, account('a')), write(text, account('b'))]);
  expect(two).toBe(one);
  expect(await write(structuredClone(text), visitor)).toBe(one);
  expect(await write(textOf(1), account())).not.toBe(one);
});
