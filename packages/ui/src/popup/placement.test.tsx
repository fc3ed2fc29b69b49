import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { IconButton } from '../components/button/index.ts';
import { Combobox } from '../components/combobox/index.ts';
import { DateField } from '../components/date-field/index.ts';
import { Dialog, DialogBody } from '../components/dialog/index.ts';
import { Menu, MenuItem } from '../components/menu/index.ts';
import { Popover } from '../components/popover/index.ts';
import { Tooltip } from '../components/tooltip/index.ts';
import '../theme/global.css.ts';
import { withoutAnchorPositioning } from '../testing/without-anchors.ts';

const trigger = <button type="button">Lainnya</button>;
const countries = ['Belanda', 'Indonesia', 'Jepang', 'Singapura'].map((label) => ({ value: label, label }));

interface Popup {
  drawn: ReactNode;
  control: () => HTMLElement;
  open: () => Promise<void>;
  shown: () => HTMLElement;
}

const button = (name: string) => screen.getByRole('button', { name });
const popover = (inside: HTMLElement) => inside.closest<HTMLElement>('[popover]') ?? inside;
const click = (name: string) => () => userEvent.click(button(name));

const popups: Record<'menu' | 'popover' | 'combobox' | 'calendar', Popup> = {
  menu: {
    drawn: (
      <Menu label="Tindakan" trigger={trigger}>
        <MenuItem>Unduh</MenuItem>
        <MenuItem>Hapus</MenuItem>
      </Menu>
    ),
    control: () => button('Lainnya'),
    open: click('Lainnya'),
    shown: () => screen.getByRole('menu'),
  },
  popover: {
    drawn: (
      <Popover heading="Arti status" trigger={trigger}>
        Permohonan sedang diteliti.
      </Popover>
    ),
    control: () => button('Lainnya'),
    open: click('Lainnya'),
    shown: () => screen.getByRole('dialog', { name: 'Arti status' }),
  },
  combobox: {
    drawn: <Combobox label="Negara" options={countries} width="half" />,
    control: () => screen.getByRole('combobox'),
    open: () => userEvent.click(screen.getByRole('combobox')),
    shown: () => popover(screen.getByRole('listbox')),
  },
  calendar: {
    drawn: <DateField label="Tanggal" />,
    control: () => screen.getByRole('textbox', { name: 'Tanggal' }),
    open: click('Buka kalender'),
    shown: () => popover(screen.getByRole('grid')),
  },
};

const rect = (element: HTMLElement) => element.getBoundingClientRect();

async function opened({ open, shown }: Popup): Promise<HTMLElement> {
  await open();
  await waitFor(() => expect(getComputedStyle(shown()).opacity).toBe('1'));
  return shown();
}

async function isBelow(popup: Popup): Promise<void> {
  await waitFor(() => {
    expect(rect(popup.shown()).top).toBeCloseTo(rect(popup.control()).bottom + 4, 0);
    expect(rect(popup.shown()).left).toBeCloseTo(rect(popup.control()).left, 0);
  });
}

beforeAll(() => performance.setResourceTimingBufferSize(2000));
beforeEach(() => page.viewport(1280, 800));
afterAll(() => page.viewport(1280, 800));

const browsers: [string, () => void, boolean][] = [
  ['with CSS anchors', () => undefined, false],
  ['without CSS anchors', withoutAnchorPositioning, true],
];

describe.each(browsers)('%s', (_, setUp, needsFloatingUi) => {
  beforeEach(setUp);

  describe.each(Object.entries(popups))('%s', (_, popup) => {
    it.each([
      [1440, 900],
      [390, 844],
    ])('opens below its control at %i px, flush with it', async (width, height) => {
      await page.viewport(width, height);
      render(<div style={{ padding: '40px' }}>{popup.drawn}</div>);
      await opened(popup);
      await isBelow(popup);
    });

    it('opens above its control at the bottom of the window', async () => {
      render(<div style={{ paddingBlockStart: '700px' }}>{popup.drawn}</div>);
      await opened(popup);
      await waitFor(() => {
        expect(rect(popup.shown()).bottom).toBeCloseTo(rect(popup.control()).top - 4, 0);
      });
    });

    it('stays inside a narrow window', async () => {
      await page.viewport(390, 844);
      render(<div style={{ inlineSize: '200px', marginInlineStart: '180px' }}>{popup.drawn}</div>);
      await opened(popup);
      await waitFor(() => {
        const { left, right } = rect(popup.shown());
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(390);
      });
    });

    it('follows its control when the page scrolls and when the window changes', async () => {
      render(
        <div style={{ padding: '200px 0 2000px', marginInlineStart: '30vw', inlineSize: '240px' }}>
          {popup.drawn}
        </div>,
      );
      await opened(popup);
      const before = rect(popup.control());
      window.scrollBy(0, 120);
      await waitFor(() => expect(rect(popup.control()).top).toBe(before.top - 120));
      await isBelow(popup);
      await page.viewport(1000, 800);
      await waitFor(() => expect(rect(popup.control()).left).toBeLessThan(before.left));
      await isBelow(popup);
      window.scrollTo(0, 0);
    });

    it('opens at its control in a dialog, and again when that has moved', async () => {
      await page.viewport(1280, 1200);
      const dialog = (space: string) => (
        <Dialog open heading="Ubah dokap" onRequestClose={() => undefined}>
          <DialogBody>
            <div style={{ paddingBlock: space }}>{popup.drawn}</div>
          </DialogBody>
        </Dialog>
      );
      const { rerender } = render(dialog('8px'));
      await opened(popup);
      await isBelow(popup);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector(':popover-open')).toBeNull());
      rerender(dialog('48px'));
      await opened(popup);
      await isBelow(popup);
    });
  });

  it('gives the list of a combobox the width of its control', async () => {
    render(<div style={{ inlineSize: '600px' }}>{popups.combobox.drawn}</div>);
    const list = await opened(popups.combobox);
    await waitFor(() => expect(rect(list).width).toBeCloseTo(rect(popups.combobox.control()).width, 0));
  });

  it('aligns a menu with the end of its button with `align`', async () => {
    render(
      <div style={{ paddingInlineStart: '400px' }}>
        <Menu label="Tindakan" align="end" trigger={trigger}>
          <MenuItem>Unduh</MenuItem>
        </Menu>
      </div>,
    );
    const menu = await opened(popups.menu);
    expect(rect(menu).right).toBeCloseTo(rect(button('Lainnya')).right, 0);
  });

  it.each([
    ['over its control', '120px', (bubble: DOMRect, control: DOMRect) => control.top - bubble.bottom],
    [
      'below it at the head of the window',
      '0',
      (bubble: DOMRect, control: DOMRect) => bubble.top - control.bottom,
    ],
  ])('puts a tooltip %s', async (_, room, distance) => {
    render(
      <div style={{ padding: `${room} 120px` }}>
        <Tooltip text="Unduh sebagai PDF">
          <IconButton label="Unduh" icon="↓" />
        </Tooltip>
      </div>,
    );
    await userEvent.keyboard('{Tab}');
    const bubble = await screen.findByRole('tooltip');
    const control = rect(screen.getByRole('button'));
    await waitFor(() => {
      expect(distance(rect(bubble), control)).toBeCloseTo(8, 0);
      expect(rect(bubble).left + rect(bubble).right).toBeCloseTo(control.left + control.right, 0);
    });
  });

  it('loads Floating UI only where it is needed', async () => {
    render(popups.menu.drawn);
    await opened(popups.menu);
    const fetched = performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('follow-control'));
    expect(fetched).toBe(needsFloatingUi);
  });
});
