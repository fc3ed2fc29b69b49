import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { ActionBar } from './action-bar.tsx';

describe('ActionBar', () => {
  conforms((props) => (
    <ActionBar end="Tersimpan 09.42" {...props}>
      <button type="button">Simpan</button>
    </ActionBar>
  ));

  it('announces nothing: drafts are saved every few seconds', () => {
    render(<ActionBar note="Draf disimpan di perangkat ini, 09.42" />);
    const note = screen.getByText('Draf disimpan di perangkat ini, 09.42');
    expect(note.closest('[aria-live], [role="status"]')).toBeNull();
  });
});
