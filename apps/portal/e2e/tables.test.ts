import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startPortal } from './support.ts';

const portal = startPortal();

const rows = (page: Page) => page.getByRole('rowheader');
const lists = ['/pengajuan/listpengajuan?baris=50', '/brows/listbrows?baris=50'];
const languages = ['id', 'en'] as const;
const users = ['importir', 'tps', 'ppjk'];
const cases = lists.flatMap((list) =>
  users.flatMap((user) => languages.map((language) => ({ list, user, language }))),
);

it.each(cases)('$list of $user has columns at a desk in $language', async ({ list, user, language }) => {
  const page = await portal().open(list, { user, language, width: 1440 });
  await rows(page).first().waitFor();
  expect(
    await rows(page)
      .first()
      .evaluate((cell) => getComputedStyle(cell).display),
  ).toBe('table-cell');
});
