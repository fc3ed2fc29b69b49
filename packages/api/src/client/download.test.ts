// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadAnswer } from './download.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('hands the bytes to the browser under their name and type, then lets go of them', async () => {
  const clicked: { href: string; download: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ href: this.href, download: this.download });
  });
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:uji/${blobs.push(blob as Blob)}`);
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);

  downloadAnswer({ bytes: new Uint8Array([65, 66]), mediaType: 'application/pdf', name: 'surat kuasa.pdf' });

  expect(clicked).toEqual([{ href: 'blob:uji/1', download: 'surat kuasa.pdf' }]);
  expect(blobs[0]?.type).toBe('application/pdf');
  expect(await blobs[0]?.text()).toBe('AB');
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:uji/1');
});
