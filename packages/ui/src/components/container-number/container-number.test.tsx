import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { copiedText } from '../../testing/copied-text.ts';
import { ContainerNumber } from './container-number.tsx';

describe('ContainerNumber', () => {
  conforms((props) => <ContainerNumber value="CSQU3054383" {...props} />);

  it.each(['CSQU3054383', 'SEGU5201764', 'CSQU305'])('is copied as the bare number: %s', (value) => {
    const { container } = render(<ContainerNumber value={value} />);
    expect(copiedText(container)).toBe(value);
  });

  it('announces a wrong check digit, and no other', () => {
    const { rerender } = render(<ContainerNumber value="CSQU3054384" />);
    expect(screen.getByText('(angka pemeriksa salah)')).toBeDefined();
    rerender(<ContainerNumber value="CSQU3054383" />);
    expect(screen.queryByText('(angka pemeriksa salah)')).toBeNull();
  });
});
