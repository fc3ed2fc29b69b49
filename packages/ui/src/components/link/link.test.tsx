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

  it('says that it opens a new tab, which cannot reach back', () => {
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
