import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conforms } from '../../testing/conformance.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Dialog, DialogBody } from '../dialog/index.ts';
import { Menu, MenuItem } from '../menu/index.ts';
import { Tooltip, type TooltipProps } from './tooltip.tsx';
import { TooltipIconButton } from './tooltip-icon-button.tsx';

const draw = (props: Partial<TooltipProps> = {}) =>
  render(
    <div style={{ padding: '80px' }}>
      <button type="button">Sebelum</button>
      <Tooltip text="Unduh sebagai PDF" {...props}>
        <IconButton label="Unduh" icon="↓" />
      </Tooltip>
    </div>,
  );

const shown = () => waitFor(() => expect(screen.getByRole('tooltip')).toBeDefined());
const untilHidden = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
const theButton = () => screen.getByRole('button', { name: /^Unduh/ });

async function focusIt() {
  screen.getByRole('button', { name: 'Sebelum' }).focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(theButton());
}

describe('Tooltip', () => {
  conforms((props) => (
    <Tooltip text="Unduh sebagai PDF" {...props}>
      <button type="button">Unduh</button>
    </Tooltip>
  ));

  it("adds to the control's description, and replaces its title", () => {
    render(
      <>
        <p id="sebab">Berkas besar.</p>
        <Tooltip text="Unduh sebagai PDF">
          <IconButton label="Unduh" icon="↓" aria-describedby="sebab" />
        </Tooltip>
      </>,
    );
    const ids = theButton().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Berkas besar.',
      'Unduh sebagai PDF',
    ]);
    expect(theButton().title).toBe('');
  });

  it('names the control with `names`', () => {
    draw({ names: true });
    expect(screen.getByRole('button', { name: 'Unduh sebagai PDF' })).toBeDefined();
  });

  it('is shown at once on keyboard focus and hidden on blur', async () => {
    draw();
    await focusIt();
    await shown();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await untilHidden();
  });

  it('is shown for a resting pointer, stays while the pointer is on it, and is hidden after', async () => {
    draw();
    await userEvent.hover(theButton());
    await shown();
    await userEvent.hover(screen.getByRole('tooltip'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await shown();
    await userEvent.hover(screen.getByRole('button', { name: 'Sebelum' }));
    await untilHidden();
  });

  it('is shown for a resting mouse, not for touch', async () => {
    draw();
    const rest = (pointerType: string) => fireEvent.pointerEnter(theButton(), { pointerType });
    rest('touch');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerLeave(theButton());
    rest('mouse');
    await shown();
  });

  it('is not shown for a focus by a press', async () => {
    draw();
    await userEvent.click(theButton());
    expect(document.activeElement).toBe(theButton());
    await untilHidden();
  });

  it('is hidden on Escape and leaves the dialog around it open', async () => {
    const onRequestClose = vi.fn();
    render(
      <Dialog open heading="Ubah dokap" onRequestClose={onRequestClose}>
        <DialogBody>
          <Tooltip text="Unduh sebagai PDF">
            <IconButton label="Unduh" icon="↓" />
          </Tooltip>
        </DialogBody>
      </Dialog>,
    );
    screen.getByRole('button', { name: 'Tutup' }).focus();
    await userEvent.keyboard('{Tab}');
    await shown();
    await userEvent.keyboard('{Escape}');
    await untilHidden();
    expect(onRequestClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onRequestClose).toHaveBeenCalledOnce();
  });

  it('makes room for the menu that its control opens', async () => {
    render(
      <Menu label="Lainnya" trigger={<TooltipIconButton label="Lainnya" icon="↓" />}>
        <MenuItem>Hapus</MenuItem>
      </Menu>,
    );
    await userEvent.keyboard('{Tab}');
    await shown();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem')));
    await untilHidden();
  });

  it('is above its control', async () => {
    draw();
    await focusIt();
    await shown();
    const bubble = screen.getByRole('tooltip').getBoundingClientRect();
    const control = theButton().getBoundingClientRect();
    expect(bubble.bottom).toBeLessThanOrEqual(control.top);
    expect((bubble.left + bubble.right) / 2).toBeCloseTo((control.left + control.right) / 2, 0);
  });
});
