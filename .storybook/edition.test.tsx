import { act, render, screen } from '@testing-library/react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons, mockChannel } from 'storybook/preview-api';
import { beforeEach, expect, it } from 'vitest';
import { edition } from './edition.tsx';
import { useWords } from './guide/words.ts';

beforeEach(() => addons.setChannel(mockChannel()));

const English = () => <h2>{useWords().states}: the button</h2>;
const Indonesian = () => <h2>{useWords().states}: tombol</h2>;

const choose = (language: string) =>
  act(() => {
    addons.getChannel().emit(GLOBALS_UPDATED, { globals: { language } });
  });

it('shows a page and the words of its blocks in the language of the toolbar', () => {
  const Page = edition(English, Indonesian);
  render(<Page />);
  expect(screen.getByRole('heading', { name: 'Keadaan: tombol' })).toBeVisible();
  expect(document.documentElement.lang).toBe('id');
  choose('en');
  expect(screen.getByRole('heading', { name: 'States: the button' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect(screen.queryByText(/tombol/)).toBeNull();
});

it('says that a page is not translated, all in its own language', () => {
  const Page = edition(English);
  render(<Page />);
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByText(/belum ada dalam bahasa Indonesia/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'States: the button' })).toBeVisible();
  choose('en');
  expect(screen.queryByText(/belum ada/)).toBeNull();
});
