import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  conforms((props) => <EmptyState heading="Belum ada pengajuan" {...props} />);

  it('announces a failure, and nothing else', () => {
    const { rerender } = render(<EmptyState heading="Belum ada pengajuan" />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<EmptyState variant="failed" heading="Data tidak dapat dimuat" />);
    expect(screen.getByRole('alert').textContent).toBe('Data tidak dapat dimuat');
  });

  it('fits its heading into the page', () => {
    render(<EmptyState heading="Belum ada pengajuan" level={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Belum ada pengajuan' })).toBeDefined();
  });
});
