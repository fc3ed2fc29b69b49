import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { Alert } from './alert.tsx';

describe('Alert', () => {
  conforms((props) => <Alert heading="Gagal simpan data" {...props} />);

  it('names its tone in a text, too', () => {
    render(<Alert tone="danger" heading="Gagal simpan data" role="alert" />);
    expect(screen.getByRole('alert').textContent).toBe('Gagal simpan data');
    expect(screen.getByRole('img', { name: 'Kesalahan' })).toBeDefined();
  });
});
