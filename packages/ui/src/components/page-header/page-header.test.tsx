import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { PageHeader } from './page-header.tsx';

describe('PageHeader', () => {
  conforms((props) => <PageHeader heading="Form Header Perijinan" {...props} />);

  it('has a heading that can be focused, but is not a tab stop', () => {
    render(<PageHeader heading="Form Header Perijinan" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Form Header Perijinan' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
    expect(heading.tabIndex).toBe(-1);
  });
});
