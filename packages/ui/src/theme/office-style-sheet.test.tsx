import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Badge } from '../components/badge/index.ts';
import { Link } from '../components/link/index.ts';
import './global.css.ts';
import { makeTheme } from './make-theme.ts';
import { officeStyleSheet } from './office-style-sheet.ts';
import { kawung, type OfficeTheme, sabbe, songket } from './offices.ts';
import type { ThemeMode } from './roles.ts';
import { scope } from './scope.ts';

interface System {
  media?: 'print';
  dark?: boolean;
  moreContrast?: boolean;
}

/** The preferences of the system, and whether the page is printed. */
const emulate = ({ media, dark, moreContrast }: System) =>
  cdp().send('Emulation.setEmulatedMedia', {
    media: media ?? '',
    features: [
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-contrast', value: moreContrast ? 'more' : 'no-preference' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

const root = document.documentElement;

function applyOffice(
  office: OfficeTheme,
  theme: ThemeMode | undefined,
  place: 'append' | 'prepend' = 'append',
) {
  if (theme) root.dataset.theme = theme;
  const sheet = document.createElement('style');
  sheet.textContent = officeStyleSheet(office);
  document.head[place](sheet);
  return sheet;
}

function asComputed(colour: string): string {
  const probe = document.createElement('i');
  probe.style.color = colour;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The visible colours of the page, of a link and of a badge. */
function seen() {
  // Colours change in a transition, which does not run in a background page.
  for (const transition of document.getAnimations()) transition.finish();
  const page = getComputedStyle(document.body);
  const link = getComputedStyle(screen.getByRole('link'));
  const badge = getComputedStyle(screen.getByText('Wajib'));
  return {
    page: [page.color, page.backgroundColor],
    link: link.color,
    badge: [badge.color, badge.backgroundColor],
  };
}

function wanted(office: OfficeTheme, mode: ThemeMode) {
  const { text, canvas, link, danger } = makeTheme(office, mode);
  return {
    page: [text, canvas].map(asComputed),
    link: asComputed(link),
    badge: [danger.text, danger.soft].map(asComputed),
  };
}

const isSeen = (colours: Partial<ReturnType<typeof seen>>) =>
  waitFor(() => expect(seen()).toMatchObject(colours));

const page = (
  <>
    <Link href="#bantuan">Bantuan</Link>
    <Badge tone="danger">Wajib</Badge>
  </>
);

let sheet: HTMLStyleElement;
beforeEach(() => root.classList.add(scope));
afterEach(async () => {
  root.classList.remove(scope);
  sheet.remove();
  delete root.dataset.theme;
  await emulate({});
});

describe.each([kawung, sabbe])('the stylesheet of $name', (office) => {
  it.each<[string, ThemeMode | undefined, System, ThemeMode]>([
    ['light where nobody chose', undefined, {}, 'light'],
    ['dark where the system is', undefined, { dark: true }, 'dark'],
    ['high contrast where the system asks for it', undefined, { moreContrast: true, dark: true }, 'contrast'],
    ['light by choice', 'light', { dark: true, moreContrast: true }, 'light'],
    ['dark by choice', 'dark', {}, 'dark'],
    ['high contrast by choice', 'contrast', { dark: true }, 'contrast'],
  ])('is %s', async (_, theme, system, mode) => {
    await emulate(system);
    sheet = applyOffice(office, theme);
    render(page);
    await isSeen(wanted(office, mode));
  });

  it.each([undefined, 'light', 'dark', 'contrast'] as const)(
    'prints black on white from theme %s',
    async (theme) => {
      await emulate({ media: 'print', dark: true });
      sheet = applyOffice(office, theme);
      render(page);
      const black = 'rgb(0, 0, 0)';
      const white = 'rgb(255, 255, 255)';
      await isSeen({ page: [black, white], link: black, badge: [black, 'rgba(0, 0, 0, 0)'] });
    },
  );

  it('applies a mode to a part of the page', async () => {
    await emulate({});
    sheet = applyOffice(office, 'contrast');
    render(<div data-theme="dark">{page}</div>);
    const { link, badge } = wanted(office, 'dark');
    await isSeen({ link, badge });
  });

  it('may be loaded before our own stylesheet', async () => {
    await emulate({});
    sheet = applyOffice(office, undefined, 'prepend');
    render(page);
    await isSeen(wanted(office, 'light'));
  });
});

it('leaves a page of somebody else light where the system is dark', async () => {
  root.classList.remove(scope);
  await emulate({ dark: true });
  sheet = applyOffice(kawung, undefined);
  render(page);
  const { link, badge } = wanted(kawung, 'light');
  await isSeen({ link, badge });
  expect(getComputedStyle(screen.getByRole('link')).colorScheme).toBe('light');
});

it('applies to one part of a page only', async () => {
  await emulate({});
  sheet = document.createElement('style');
  sheet.textContent = officeStyleSheet(kawung, '.pratinjau');
  document.head.append(sheet);
  render(
    <div className="pratinjau" data-theme="contrast">
      {page}
    </div>,
  );
  const { link, badge } = wanted(kawung, 'contrast');
  await isSeen({ page: wanted(songket, 'light').page, link, badge });
});
