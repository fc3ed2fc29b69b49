import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startPortal } from './support.ts';

const portal = startPortal();

const rows = (page: Page) => page.getByRole('rowheader');
const lists = ['/pengajuan/listpengajuan?baris=50', '/brows/listbrows?baris=50'];
const languages = ['id', 'en'] as const;
const users = ['importir', 'tps', 'ppjk'];
const records = ['/ppftz/perekaman', '/ppftz/browse?baris=50'];
const cases = [
  ...lists.flatMap((list) => users.map((user) => ({ list, user }))),
  ...records.flatMap((list) => ['pindahan', 'ppjk'].map((user) => ({ list, user }))),
].flatMap((each) => languages.map((language) => ({ ...each, language })));

it.each(cases)('$list of $user has columns at a desk in $language', async ({ list, user, language }) => {
  const page = await portal().open(list, { user, language, width: 1440 });
  await rows(page).first().waitFor();
  expect(
    await rows(page)
      .first()
      .evaluate((cell) => getComputedStyle(cell).display),
  ).toBe('table-cell');
});

it.each([1440, 390])(
  'names a file on two lines at most, and breaks no date in its name, at %i px',
  async (width) => {
    const page = await portal().open('/pengajuan/browseupload', { user: 'importir', width });
    const name = page.getByText(/\d\.csv$/).first();
    await name.waitFor();
    const { broken, height } = await name.evaluate((word) => ({
      broken: [...(word.parentElement?.children ?? [])].filter((each) => each.getClientRects().length > 1)
        .length,
      height: word.closest('[data-label]')?.getBoundingClientRect().height ?? 0,
    }));
    expect(broken).toBe(0);
    // Two lines of the name and one of its row.
    expect(height).toBeLessThan(80);
  },
);
