import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { Skeleton } from './skeleton.tsx';

describe('Skeleton', () => {
  conforms((props) => <Skeleton {...props} />);

  it('is as large as the content that it replaces', () => {
    const { container } = render(<Skeleton width="40px" height="16px" />);
    const box = container.firstElementChild?.getBoundingClientRect();
    expect(box).toMatchObject({ width: 40, height: 16 });
  });
});
