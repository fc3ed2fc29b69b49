import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { TextField } from '../text-field/index.ts';
import { FieldError } from './field-error.tsx';

describe('FieldError', () => {
  conforms((props) => (
    <FieldError id="galat" {...props}>
      Kolom Nama belum diisi
    </FieldError>
  ));
});

describe('Field', () => {
  it("adds the caller's description to hint and error", () => {
    render(<TextField label="Nomor" hint="16 angka" aria-describedby="bersama" aria-invalid id="nomor" />);
    const control = screen.getByRole('textbox', { name: 'Nomor' });
    expect(control.getAttribute('aria-describedby')).toBe('bersama nomor-hint');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('marks optional fields', () => {
    render(<TextField label="Nama Kuasa" optional />);
    expect(screen.getByRole('textbox', { name: 'Nama Kuasa (opsional)' })).toBeDefined();
  });
});
