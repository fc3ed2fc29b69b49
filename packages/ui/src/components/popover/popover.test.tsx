import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../messages/en.ts';
import { MessagesProvider } from '../../messages/provider.tsx';
import { conforms } from '../../testing/conformance.tsx';
import { DateField } from '../date-field/index.ts';
import { Dialog, DialogBody } from '../dialog/index.ts';
import { Popover } from './popover.tsx';

const trigger = <button type="button">Arti status</button>;

const thePanel = () => screen.getByRole('dialog', { name: 'Arti status permohonan' });
const opened = () => waitFor(() => expect(document.activeElement).toBe(thePanel()));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openOne() {
  render(
    <>
      <Popover heading="Arti status permohonan" trigger={trigger}>
        <a href="#bantuan">Bantuan</a>
      </Popover>
      <button type="button">Sesudah</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Arti status' });
  await userEvent.click(button);
  await opened();
  return button;
}

describe('Popover', () => {
  conforms((props) => (
    <Popover heading="Arti status permohonan" trigger={trigger} {...props}>
      Isi
    </Popover>
  ));

  it('opens when its button is clicked, and closes when it is clicked again', async () => {
    const button = await openOne();
    expect(button.ariaExpanded).toBe('true');
    await userEvent.click(button);
    await closed();
    expect(button.ariaExpanded).toBe('false');
  });

  it('returns the focus on ×', async () => {
    const button = await openOne();
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await closed();
    expect(document.activeElement).toBe(button);
  });

  it('closes when the focus moves on past it', async () => {
    await openOne();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await closed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sesudah' }));
  });

  it('closes on a click beside it, and lets the click through', async () => {
    await openOne();
    await userEvent.click(screen.getByRole('button', { name: 'Sesudah' }));
    await closed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sesudah' }));
  });

  it('leaves the dialog around it open on Escape', async () => {
    const onRequestClose = vi.fn();
    render(
      <Dialog open heading="Ubah dokap" onRequestClose={onRequestClose}>
        <DialogBody>
          <Popover heading="Arti status permohonan" trigger={trigger}>
            Isi
          </Popover>
        </DialogBody>
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Arti status' }));
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Arti status' })),
    );
    expect(onRequestClose).not.toHaveBeenCalled();
  });

  it('stays open when Escape closes a calendar in it', async () => {
    render(
      <Popover heading="Arti status permohonan" trigger={trigger}>
        <DateField label="Tanggal" />
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Arti status' }));
    await opened();
    const opener = screen.getByRole('button', { name: 'Buka kalender' });
    await userEvent.click(opener);
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(thePanel()).toBeDefined();
  });

  it('opens below its button, at the same edge', async () => {
    const button = await openOne();
    const place = thePanel().getBoundingClientRect();
    const anchor = button.getBoundingClientRect();
    expect(place.top).toBeGreaterThanOrEqual(anchor.bottom);
    expect(place.left).toBeCloseTo(anchor.left, 0);
  });

  it('takes the name of its × from the nearest dictionary', async () => {
    render(
      <MessagesProvider messages={en}>
        <Popover heading="Meaning" trigger={trigger}>
          Text
        </Popover>
      </MessagesProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Arti status' }));
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  });
});
