import { Button, Dialog, DialogBody, TextField } from '@pabean/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepQuiet } from './quiet.ts';

let end: () => void;
beforeEach(() => {
  end = keepQuiet('.sb-story');
});
afterEach(() => end());

const page = (
  <>
    <a href="#place">The page’s own link</a>
    <div className="sb-story">
      <div style={{ blockSize: 3000 }}>Long</div>
      <TextField label="Nama" autoFocus />
    </div>
  </>
);

test('nothing inside a story takes the focus or scrolls', () => {
  render(page);
  const field = screen.getByRole('textbox', { name: 'Nama' });
  field.focus();
  field.scrollIntoView();
  expect(document.body).toHaveFocus();
  expect(scrollY).toBe(0);
});

test('a modal inside a story opens without taking the focus, and can be used at once', async () => {
  const onSave = vi.fn();
  render(
    <div className="sb-story">
      <Dialog open heading="Kirim" onRequestClose={() => undefined}>
        <DialogBody>
          <Button onClick={onSave}>Simpan</Button>
        </DialogBody>
      </Dialog>
    </div>,
  );
  const save = screen.getByRole('button', { name: 'Simpan' });
  expect(screen.getByRole('dialog', { name: 'Kirim' })).toBeVisible();
  expect(document.body).toHaveFocus();
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledOnce();
});

test('the page itself may move the focus', () => {
  render(page);
  screen.getByRole('link').focus();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('nothing is blocked once the user has acted', async () => {
  render(page);
  await userEvent.click(screen.getByText('Long'));
  screen.getByRole('textbox', { name: 'Nama' }).focus();
  expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveFocus();
});
