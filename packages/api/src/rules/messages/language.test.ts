import { describe, expect, test } from 'vitest';
import { preferredLanguage } from './language.ts';

describe('the language of a reader', () => {
  test.each([
    [undefined, 'id'],
    ['', 'id'],
    ['id', 'id'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['id-ID,id;q=0.9,en-US;q=0.8', 'id'],
    ['de-DE,en;q=0.5', 'en'],
    ['id;q=0.2, en;q=0.7', 'en'],
    ['en;q=0', 'id'],
    ['*', 'id'],
    [';;;q=,,', 'id'],
  ])('of %j is %s', (header, language) => expect(preferredLanguage(header)).toBe(language));
});
