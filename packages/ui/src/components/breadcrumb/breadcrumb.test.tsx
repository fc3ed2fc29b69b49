import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { conforms } from '../../testing/conformance.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const items = [
  { label: 'Dashboard', href: '#/' },
  { label: 'Pengajuan', href: '#/pengajuan' },
  { label: 'FTZ' },
  { label: 'Baru' },
];

describe('Breadcrumb', () => {
  conforms((props) => <Breadcrumb items={items} {...props} />);

  afterEach(() => page.viewport(1280, 800));

  it('shows the whole path, with links where there is a page', () => {
    render(<Breadcrumb items={items} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Pengajuan',
      'FTZ',
      'Baru',
    ]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Pengajuan',
    ]);
    expect(screen.getByText('Baru').ariaCurrent).toBe('page');
  });

  it('links to the nearest page above on a phone', async () => {
    await page.viewport(390, 800);
    render(<Breadcrumb items={items} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Pengajuan']);
  });
});
