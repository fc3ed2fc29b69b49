import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conforms } from '../../testing/conformance.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { DialogBody } from './dialog-body.tsx';
import { DialogCancel } from './dialog-cancel.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { DialogForm } from './dialog-form.tsx';

const nothing = () => undefined;

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ blockSize: '3000px' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog
        open={open}
        heading="Edit dokap"
        purpose="edit"
        onRequestClose={() => setOpen(false)}
        {...props}
      >
        <DialogBody>
          <input aria-label="Nomor" defaultValue="17" />
          <input aria-label="Tanggal" />
        </DialogBody>
        <DialogFoot>
          <DialogCancel />
        </DialogFoot>
      </Dialog>
    </div>
  );
}

const openIt = async (props: Partial<DialogProps> = {}) => {
  render(<Opener {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  return screen.getByRole<HTMLDialogElement>('dialog');
};

describe('Dialog', () => {
  conforms((props) => (
    <Dialog open heading="Judul" onRequestClose={nothing} {...props}>
      <DialogBody>Isi</DialogBody>
    </Dialog>
  ));

  it('is not mounted while it is closed', () => {
    render(<Opener />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a modal with a name and a description', async () => {
    const dialog = await openIt({ description: 'BC 1.1' });
    expect(dialog.matches(':modal')).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Edit dokap', description: 'BC 1.1' })).toBe(dialog);
  });

  it('returns the focus to its opener when Escape closes it', async () => {
    await openIt();
    expect(document.activeElement).toBe(screen.getByLabelText('Tanggal'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });

  it('keeps the page behind from scrolling only while it is open', async () => {
    await openIt();
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
  });

  it('stays open when its owner ignores close requests, however often Escape is pressed', async () => {
    const requestClose = vi.fn();
    const dialog = await openIt({ onRequestClose: requestClose });
    // Without a click in between, browsers close a dialog by themselves at the second Escape.
    for (const presses of [1, 2, 3, 4]) {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(requestClose).toHaveBeenCalledTimes(presses));
      await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    }
  });

  it('reports one close request when the browser fires a cancel event that cannot be prevented', async () => {
    const requestClose = vi.fn();
    const dialog = await openIt({ onRequestClose: requestClose });
    dialog.dispatchEvent(new Event('cancel', { cancelable: false }));
    dialog.close();
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    expect(requestClose).toHaveBeenCalledTimes(1);
  });

  it('focuses the first error when there is one', () => {
    render(
      <Dialog open heading="Edit" purpose="edit" onRequestClose={nothing}>
        <input aria-label="Kosong" />
        <input aria-label="Salah" aria-invalid="true" defaultValue="x" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Salah'));
  });

  it('focuses the first choice of an unanswered group, and skips an answered one', () => {
    const group = (chosen: boolean) => (
      <Dialog open heading="Edit" purpose="edit" onRequestClose={nothing}>
        <input type="radio" name="jenis" aria-label="Barang" />
        <input type="radio" name="jenis" aria-label="Kendaraan" defaultChecked={chosen} />
        <input aria-label="Nama" />
      </Dialog>
    );
    const { unmount } = render(group(false));
    expect(document.activeElement).toBe(screen.getByLabelText('Barang'));
    unmount();
    render(group(true));
    expect(document.activeElement).toBe(screen.getByLabelText('Nama'));
  });

  it('focuses the field that the primary action needs', () => {
    render(
      <Dialog open heading="Kirim" onRequestClose={nothing}>
        <input type="checkbox" aria-label="Saya menyatakan" />
        <DialogFoot>
          <Button variant="primary" disabled>
            Kirim
          </Button>
        </DialogFoot>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Saya menyatakan'));
  });

  it('skips locked fields when it focuses the first one', () => {
    render(
      <Dialog open heading="Edit" purpose="edit" onRequestClose={nothing}>
        <input aria-label="Kantor" readOnly />
        <input aria-label="Nama" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Nama'));
  });

  it('asks inside itself before it discards unsaved content', async () => {
    const dialog = await openIt({ unsaved: true });
    await userEvent.keyboard('{Escape}');
    const question = within(dialog).getByRole('region', { name: /belum disimpan/ });
    expect(within(dialog).queryByRole('button', { name: 'Batal' })).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: 'Buang isian' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });
});

// 1440 × 900 px, four times as large.
describe('Dialog in the smallest window', () => {
  afterEach(() => page.viewport(1280, 800));

  it('scrolls as a whole, so that there is room for its fields', async () => {
    await page.viewport(360, 225);
    render(
      <Dialog
        open
        heading="Daftar Peti Kemas"
        description="118/SNB/IX/2024"
        purpose="edit"
        onRequestClose={nothing}
      >
        <DialogForm>
          <DialogBody>
            {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
              <input key={row} aria-label={`Baris ${row}`} style={{ display: 'block', blockSize: '40px' }} />
            ))}
          </DialogBody>
          <DialogFoot note="Perbaiki baris 6 untuk menyimpan.">
            <DialogCancel />
            <Button variant="primary">Simpan</Button>
          </DialogFoot>
        </DialogForm>
      </Dialog>,
    );
    screen.getByLabelText('Baris 3').scrollIntoView({ block: 'start' });
    const inSight = screen.getAllByRole('textbox').filter((field) => {
      const { left, top, bottom } = field.getBoundingClientRect();
      return document.elementFromPoint(left + 9, top + 9) === field && bottom <= innerHeight;
    });
    expect(inSight.length).toBeGreaterThanOrEqual(3);
    const save = screen.getByRole('button', { name: 'Simpan' });
    save.focus();
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  });
});

describe('parts of a dialog', () => {
  conforms((props) => <DialogBody {...props}>Isi</DialogBody>);
  conforms((props) => <DialogFoot {...props}>Isi</DialogFoot>);
  conforms((props) => <DialogForm {...props}>Isi</DialogForm>);
  conforms((props) => <DialogCancel {...props} />);

  it("reads the footer's note before the actions", () => {
    render(
      <DialogFoot note="Perbaiki baris 6 untuk menyimpan.">
        <Button>Simpan</Button>
      </DialogFoot>,
    );
    expect(screen.getByText('Perbaiki baris 6 untuk menyimpan.')).toBeTruthy();
  });
});
