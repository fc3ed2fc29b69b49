import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { copiedText } from '../../testing/copied-text.ts';
import { Npwp } from './npwp.tsx';

describe('Npwp', () => {
  conforms((props) => <Npwp value="0021345678215000" {...props} />);

  it.each([
    ['0021345678215000', ['0021', '3456', '7821', '5000']],
    ['021345678215000', ['02', '134', '567', '8', '215', '000']],
    ['00213456782150', []],
    ['KITAS-CONTOH-001', []],
    ['', []],
  ])('groups %j', (value, groups) => {
    const { container } = render(<Npwp value={value} />);
    expect([...container.querySelectorAll('span > span')].map(({ textContent }) => textContent)).toEqual(
      groups,
    );
    expect(container.textContent).toBe(value);
  });

  it('is copied as the bare number', () => {
    const { container } = render(<Npwp value="0021345678215000" />);
    expect(copiedText(container)).toBe('0021345678215000');
  });
});
