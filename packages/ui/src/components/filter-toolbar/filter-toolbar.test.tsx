import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { FilterToolbar } from './filter-toolbar.tsx';

describe('FilterToolbar', () => {
  conforms((props) => <FilterToolbar search={<input aria-label="Cari" />} {...props} />);

  it('is not printed', () => {
    const { container } = render(<FilterToolbar end="urutan" />);
    expect(container.firstElementChild?.getAttribute('data-print')).toBe('never');
  });
});
