import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { Panel } from './panel.tsx';

describe('Panel', () => {
  conforms((props) => <Panel {...props}>Isi</Panel>);

  it('is a region named by its heading', () => {
    render(<Panel heading="Riwayat" level={2} />);
    expect(screen.getByRole('region', { name: 'Riwayat' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Riwayat');
  });
});
