import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { Mark } from './mark.tsx';

describe('Mark', () => {
  conforms((props) => <Mark {...props} />);

  it('is read as its name alone', () => {
    const { container } = render(<Mark />);
    expect(container.textContent).toBe('Pabean');
    expect(container.querySelector('svg')?.ariaHidden).toBe('true');
  });
});
