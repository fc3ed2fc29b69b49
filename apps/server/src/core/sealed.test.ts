import { expect, test } from 'vitest';
import { openText, sealText } from './sealed.ts';

const secret = 'a server secret of at least 32 characters';

test('a sealed secret opens for its account', () => {
  const sealed = sealText(secret, 'tfa secret', 'akun-1', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(openText(secret, 'tfa secret', 'akun-1', sealed)).toBe('JBSWY3DPEHPK3PXP');
});

test('it opens for no other account, with no other secret, and not after it was changed', () => {
  const sealed = sealText(secret, 'tfa secret', 'akun-1', 'JBSWY3DPEHPK3PXP');
  const changed = `${sealed.slice(0, -4)}AAA=`;
  expect(() => openText(secret, 'tfa secret', 'akun-2', sealed)).toThrow();
  expect(() => openText(`${secret}!`, 'tfa secret', 'akun-1', sealed)).toThrow();
  expect(() => openText(secret, 'tfa secret', 'akun-1', changed)).toThrow();
});
