import { expect, it } from 'vitest';
import { writtenAjuNumber } from './aju-number.ts';

it('groups 26 digits, and leaves the numbers of other providers alone', () => {
  expect(writtenAjuNumber('02040000012320240924000045')).toBe('020400-000123-20240924-000045');
  expect(writtenAjuNumber('AJU/7/2024')).toBe('AJU/7/2024');
});
