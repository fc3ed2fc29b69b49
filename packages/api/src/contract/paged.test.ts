import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { paged, pageOf, pageQuery, placeOfPage } from './paged.ts';

const list = paged('surat/daftar', z.string());
const read = (answer: object) => z.decode(list, { data: [], ...answer } as never);

test('addresses of pages are written below the root of the API', () => {
  expect(z.encode(list, pageOf(['a'], 2, 10, 25))).toEqual({
    data: ['a'],
    current_page: 2,
    last_page: 3,
    total: 25,
    first_page_url: 'surat/daftar?page=1',
    prev_page_url: 'surat/daftar?page=1',
    next_page_url: 'surat/daftar?page=3',
    last_page_url: 'surat/daftar?page=3',
  });
});

test.each([
  [1, 0, { previous: null, next: null, last: 1 }],
  [1, 10, { previous: null, next: null, last: 1 }],
  [1, 11, { previous: null, next: 2, last: 2 }],
  [2, 11, { previous: 1, next: null, last: 2 }],
  [9, 11, { previous: null, next: null, last: 2 }],
])('page %i of %i rows', (page, total, around) => {
  expect(pageOf([], page, 10, total)).toMatchObject({ page, total, first: 1, ...around });
});

test.each([
  ['https://jahat.example/sppbmcp/list?page=4', 4],
  ['//jahat.example/?page=4', 4],
  ['?page=4', 4],
  ['http://x/y?q=a&page=4#z', 4],
  ['javascript:alert(1)//?page=4', 4],
  ['http://x/y?page=0', null],
  ['http://x/y?page=-1', null],
  ['http://x/y?page=4;drop', null],
  ['http://x/y?halaman=4', null],
  ['http://x/4', null],
  ['#?page', null],
  ['', null],
  [null, null],
  [4, null],
  [{ page: 4 }, null],
])('of the address %j only its page is kept', (address, page) => {
  expect(read({ next_page_url: address }).next).toBe(page);
});

test('numbers come as text, and what is missing is found in the addresses', () => {
  expect(read({ current_page: '2', last_page: '5', total: '41' })).toMatchObject({
    page: 2,
    pageCount: 5,
    total: 41,
  });
  expect(placeOfPage(read({ current_page: '2', last_page: '5' }), 9)).toEqual({ page: 2, pageCount: 5 });
  expect(placeOfPage(read({ last_page_url: '/x?page=7' }), 3)).toEqual({ page: 3, pageCount: 7 });
  expect(placeOfPage(read({ next_page_url: '/x?page=4' }), 3)).toEqual({ page: 3, pageCount: 4 });
  expect(placeOfPage(read({}), 3)).toEqual({ page: 3, pageCount: 3 });
});

test('a page is asked for by its number', () => {
  expect(z.encode(pageQuery, { page: 3 })).toEqual({ page: '3' });
  expect(z.decode(pageQuery, {})).toEqual({});
  for (const page of ['0', '-1', '1.5', 'abc', '', '99999999999'])
    expect(z.safeDecode(pageQuery, { page }).success, page).toBe(false);
});
