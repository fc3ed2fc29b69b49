import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const options = [
  { value: 'comfortable', label: 'Lapang', icon: <i /> },
  { value: 'compact', label: 'Rapat' },
] as const;

describe('SegmentedControl', () => {
  conforms((props) => (
    <SegmentedControl label="Kerapatan" options={options} value="compact" onChange={() => {}} {...props} />
  ));

  it('names every choice, also those that are only an icon, and reports the one chosen', async () => {
    const chosen: string[] = [];
    render(
      <SegmentedControl
        label="Kerapatan"
        options={options}
        value="compact"
        onChange={(value) => chosen.push(value)}
      />,
    );
    expect(screen.getByRole('button', { name: 'Rapat', pressed: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Lapang', pressed: false }));
    expect(chosen).toEqual(['comfortable']);
  });
});
