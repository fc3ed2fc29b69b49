import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { pageNumbers } from './page-numbers.ts';
import { Pagination } from './pagination.tsx';

const show = (page: number, total: number) => {
  const pages: number[] = [];
  const sizes: number[] = [];
  render(
    <Pagination
      page={page}
      size={10}
      total={total}
      onPageChange={(to) => pages.push(to)}
      onSizeChange={(size) => sizes.push(size)}
    />,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { pages, sizes, press };
};

describe('Pagination', () => {
  conforms((props) => <Pagination page={1} size={10} total={48} onPageChange={() => {}} {...props} />);

  it('shows the range of rows', () => {
    show(5, 48);
    expect(screen.getByText('41–48').parentElement?.textContent).toBe('41–48 dari 48');
  });

  it('groups large numbers', () => {
    show(1, 12_480);
    expect(screen.getByText('dari 12.480', { exact: false })).toBeTruthy();
  });

  it('goes to the first, previous, numbered, next and last page', async () => {
    const { pages, press } = show(3, 48);
    for (const name of ['Pertama', 'Sebelumnya', 'Halaman 4', 'Berikutnya', 'Terakhir']) await press(name);
    expect(pages).toEqual([1, 2, 4, 4, 5]);
    const here = within(screen.getByRole('navigation', { name: 'Halaman' })).getByRole('button', {
      current: 'page',
    });
    expect(here.textContent).toBe('3');
  });

  it('does nothing at the first and last page', async () => {
    const { pages, press } = show(1, 8);
    for (const name of ['Pertama', 'Sebelumnya', 'Berikutnya', 'Terakhir']) await press(name);
    expect(pages).toEqual([]);
  });

  it('reports another page size', async () => {
    const { sizes } = show(1, 48);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Baris per halaman' }), '25');
    expect(sizes).toEqual([25]);
  });
});

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [2, 7, '1 2 3 4 5 6 7'],
    [4, 8, '1 2 3 4 5 gap-after 8'],
    [5, 9, '1 gap-before 4 5 6 gap-after 9'],
    [17, 20, '1 gap-before 16 17 18 19 20'],
  ])('page %i of %i offers %s', (page, count, offered) => {
    expect(pageNumbers(page, count).join(' ')).toBe(offered);
  });
});
