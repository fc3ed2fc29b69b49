import { expect, test } from 'vitest';
import { openTfaSecret, sealTfaSecret } from './tfa-secret.ts';

const secret = 'a server secret of at least 32 characters';

test('a sealed secret opens for its account', () => {
  const sealed = sealTfaSecret(secret, 'akun-1', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(openTfaSecret(secret, 'akun-1', sealed)).toBe('JBSWY3DPEHPK3PXP');
});

test('it opens for no other account, with no other secret, and not when it was changed', () => {
  const sealed = sealTfaSecret(secret, 'akun-1', 'JBSWY3DPEHPK3PXP');
  const changed = `${sealed.slice(0, -4)}AAA=`;
  expect(() => openTfaSecret(secret, 'akun-2', sealed)).toThrow();
  expect(() => openTfaSecret(`${secret}!`, 'akun-1', sealed)).toThrow();
  expect(() => openTfaSecret(secret, 'akun-1', changed)).toThrow();
});
