import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  fieldConforms((props) => <TextField {...props} />);

  it('keeps the value of a locked field readable: read-only, not disabled', () => {
    render(<TextField label="Kantor" locked defaultValue="020400" />);
    const control = screen.getByRole<HTMLInputElement>('textbox', { name: 'Kantor' });
    expect(control.readOnly).toBe(true);
    expect(control.disabled).toBe(false);
    expect(screen.getByRole('img', { name: 'Terkunci' })).toBeDefined();
  });
});
