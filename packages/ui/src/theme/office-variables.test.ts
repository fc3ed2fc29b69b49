import { expect, test } from 'vitest';
import { makeTheme } from './make-theme.ts';
import { officeVariables } from './office-variables.ts';
import { kawung } from './offices.ts';

test('every role and every part of a tone has its variable', () => {
  const dark = makeTheme(kawung, 'dark');
  const variables = officeVariables(kawung, 'dark');
  expect(variables['--pb-text-muted']).toBe(dark.textMuted);
  expect(variables['--pb-danger-on-solid']).toBe(dark.danger.onSolid);
  expect(Object.keys(variables)).toHaveLength(32 + 6 * 5);
});
