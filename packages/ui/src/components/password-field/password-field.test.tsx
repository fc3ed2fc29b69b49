import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { PasswordField } from './password-field.tsx';

describe('PasswordField', () => {
  fieldConforms((props) => <PasswordField autoComplete="current-password" {...props} />);

  it('shows the password without submitting the form around it', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <PasswordField label="Password" autoComplete="current-password" defaultValue="rahasia" />
      </form>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan password' }));
    expect(input.type).toBe('text');
    expect(input.value).toBe('rahasia');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
