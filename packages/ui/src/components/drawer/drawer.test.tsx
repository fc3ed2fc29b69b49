import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conforms } from '../../testing/conformance.tsx';
import { Drawer } from './drawer.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buka menu
      </button>
      <Drawer open={open} label="Menu utama" onRequestClose={close}>
        <a href="#pengajuan">Pengajuan</a>
      </Drawer>
    </>
  );
}

describe('Drawer', () => {
  conforms((props) => (
    <Drawer open label="Menu utama" onRequestClose={() => undefined} {...props}>
      Isi
    </Drawer>
  ));

  it('is a modal that a click beside it closes', async () => {
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Buka menu' });
    await userEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Menu utama' }).matches(':modal')).toBe(true);
    await userEvent.click(document.documentElement, { position: { x: 1000, y: 300 } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes on Escape', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Buka menu' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
