import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleQrCode } from '../testing/sample-qr-code.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';

test('the secret is shown in groups, and copied without gaps', () => {
  render(<AuthenticatorKey qrCode={sampleQrCode} secret="GEZDGNBVGY3TQOJQ" />);
  const button = screen.getByRole('button', { name: 'Salin' });
  const id = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('GEZDGNBVGY3TQOJQ');
});
