import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { SearchField } from './search-field.tsx';

function Held() {
  const [text, setText] = useState('PLB');
  return (
    <>
      <SearchField label="Cari" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

describe('SearchField', () => {
  fieldConforms((props) => <SearchField {...props} />);

  it('clears a controlled value, and keeps the focus in the field', async () => {
    render(<Held />);
    expect(screen.getByRole('status').textContent).toBe('PLB');
    await userEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Cari' }));
  });

  it('has a clear button only with a text', async () => {
    render(<SearchField label="Cari" />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('button', { name: 'Hapus pencarian' })).toBeDefined();
  });
});
