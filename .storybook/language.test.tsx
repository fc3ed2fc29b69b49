import { expect, it } from 'vitest';
import { addressWith, languageOf } from './language.ts';

const address = 'http://localhost/iframe.html?id=button--docs&viewMode=docs';

it('starts in Indonesian, or in the language of the URL', () => {
  expect(languageOf(address)).toBe('id');
  expect(languageOf(`${address}&globals=theme:dark;language:en`)).toBe('en');
});

it('keeps the page and the other globals when the language changes', () => {
  const next = addressWith(`${address}&globals=viewport.value:phone;theme:light;language:id`, {
    theme: 'dark',
    language: 'en',
    viewport: { value: 'phone' },
  });
  const { searchParams } = new URL(next);
  expect(searchParams.get('id')).toBe('button--docs');
  expect(searchParams.get('globals')).toBe('viewport.value:phone;theme:dark;language:en');
  expect(languageOf(next)).toBe('en');
});
