import { expect, test } from 'vitest';
import { fileAddress, nameInAddress } from './file-address.ts';

const api = 'https://kantor.example/portal/api';

test.each([
  ['file/dokap/7/surat.pdf', `${api}/file/dokap/7/surat.pdf`, true],
  ['api/pdf/budi/4711', `${api}/pdf/budi/4711`, true],
  ['/storage/7?v=2', 'https://kantor.example/storage/7?v=2', true],
  ['https://kantor.example/berkas/surat kuasa.pdf', 'https://kantor.example/berkas/surat%20kuasa.pdf', true],
  ['https://berkas.example/7', 'https://berkas.example/7', false],
  ['//berkas.example/7', 'https://berkas.example/7', false],
  ['http://kantor.example/7', 'http://kantor.example/7', false],
])('%s is fetched from %s', (address, url, own) => {
  expect(fileAddress(address, api)).toEqual({ url, own });
});

test.each([
  ['file/dokap/7/surat.pdf', '/api/file/dokap/7/surat.pdf', true],
  ['/storage/7', '/storage/7', true],
  ['https://berkas.example/7', 'https://berkas.example/7', false],
])('below an API named by its path alone, %s is %s', (address, url, own) => {
  expect(fileAddress(address, '/api')).toEqual({ url, own });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'blob:https://kantor.example/1'])(
  '%s is no address of a file',
  (address) => expect(() => fileAddress(address, api)).toThrow(RangeError),
);

test.each([
  ['https://berkas.example/a/surat%20kuasa.pdf?v=1#x', 'surat kuasa.pdf'],
  ['berkas/%E0%A4%A', '%E0%A4%A'],
  ['berkas/', ''],
])('the name in %s is %j', (address, name) => {
  expect(nameInAddress(address)).toBe(name);
});
