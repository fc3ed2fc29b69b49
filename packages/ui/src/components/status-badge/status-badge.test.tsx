import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { StatusBadge } from './status-badge.tsx';

describe('StatusBadge', () => {
  conforms((props) => <StatusBadge code="10" label="Draf" {...props} />);

  it.each([
    ['10', 'neutral'],
    ['27', 'process'],
    ['50', 'success'],
    ['90', 'danger'],
    ['98', 'neutral'],
  ])('gives code %s the tone %s', (code, tone) => {
    render(<StatusBadge code={code} label="Kata server" />);
    expect(screen.getByText('Kata server').dataset.tone).toBe(tone);
  });

  it('shows the code when the server sent no text', () => {
    render(<StatusBadge code="91" label="" />);
    expect(screen.getByText('91')).toBeTruthy();
  });
});
