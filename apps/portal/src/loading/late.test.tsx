import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { indonesian } from '../messages/language.ts';
import { LanguageProvider } from '../messages/language-provider.tsx';
import { Late } from './late.tsx';

// There is no server: the second request fails, too.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));
afterEach(() => vi.unstubAllGlobals());

const Part = () => <p>Isi bagian</p>;

/** Code that fails to load at first. */
function codeThatFails() {
  let isBroken = true;
  const load = async () => {
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return { Part };
  };
  const repair = () => {
    isBroken = false;
  };
  return { load, repair };
}

it('shows that its code could not be loaded, tries again, and is there at once the next time', async () => {
  const { load, repair } = codeThatFails();
  const part = (
    <LanguageProvider first={indonesian}>
      <Late load={load} loading="Memuat bagian" failed="Bagian tidak dapat dimuat">
        {(module) => <module.Part />}
      </Late>
    </LanguageProvider>
  );
  const { unmount } = render(part);
  await screen.findByRole('heading', { name: 'Bagian tidak dapat dimuat' });
  repair();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText('Isi bagian');
  unmount();
  render(part);
  expect(screen.getByText('Isi bagian')).toBeDefined();
});

it('is a dialog that can be closed while it waits', async () => {
  const { load } = codeThatFails();
  const onRequestClose = vi.fn();
  render(
    <LanguageProvider first={indonesian}>
      <Late
        load={load}
        dialog={{ heading: 'Bagian', onRequestClose }}
        loading="Memuat bagian"
        failed="Bagian tidak dapat dimuat"
      >
        {(module) => <module.Part />}
      </Late>
    </LanguageProvider>,
  );
  await screen.findByRole('dialog', { name: 'Bagian' });
  await screen.findByRole('heading', { name: 'Bagian tidak dapat dimuat' });
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(onRequestClose).toHaveBeenCalledOnce();
});
