import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { ReadinessList } from './readiness-list.tsx';

const items = [
  { id: 'data', done: true, text: 'Data permohonan lengkap' },
  {
    id: 'kontainer',
    done: false,
    text: 'Daftar Kontainer kurang 1 baris.',
    action: <a href="#isi">Isi daftar</a>,
  },
];

describe('ReadinessList', () => {
  conforms((props) => <ReadinessList items={items} {...props} />);

  it('states which conditions are met', () => {
    render(<ReadinessList items={items} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sudah: Data permohonan lengkap',
      'Belum: Daftar Kontainer kurang 1 baris. Isi daftar',
    ]);
  });
});
