import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  fieldConforms((props) => <Checkbox {...props} />, { typed: false });

  it('is indeterminate until it is clicked', async () => {
    render(<Checkbox label="Semua dokumen" indeterminate />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Semua dokumen' });
    expect(box.indeterminate).toBe(true);
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    expect(box.indeterminate).toBe(false);
  });
});
