import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { Link } from './link.tsx';

describe('Link', () => {
  conforms((props) => (
    <Link href="#x" {...props}>
      Daftar
    </Link>
  ));

  it('announces that it opens a new tab, which has no opener', () => {
    render(
      <Link href="https://bcbatam.example/" external>
        Situs kantor
      </Link>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link');
    expect(link.textContent).toBe('Situs kantor (dibuka di tab baru)');
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
  });
});
