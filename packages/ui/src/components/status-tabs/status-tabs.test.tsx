import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { StatusTabs } from './status-tabs.tsx';

const tabs = [
  { id: 'all', label: 'Semua', count: 1204 },
  { id: 'draft', label: 'Draf' },
];

describe('StatusTabs', () => {
  conforms((props) => <StatusTabs label="Status" tabs={tabs} value="all" onChange={() => {}} {...props} />);

  it('names each filter with its count and reports the one chosen', async () => {
    const chosen: string[] = [];
    render(<StatusTabs label="Status" tabs={tabs} value="all" onChange={(id) => chosen.push(id)} />);
    expect(screen.getByRole('button', { name: 'Semua 1.204', pressed: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Draf', pressed: false }));
    expect(chosen).toEqual(['draft']);
  });

  it('keeps every filter visible where they do not fit on one line', () => {
    const labels = ['Semua', 'Draf', 'Dalam proses', 'Disetujui', 'Ditolak'];
    const five = labels.map((label) => ({ id: label, label, count: 12 }));
    render(
      <StatusTabs
        label="Status"
        tabs={five}
        value="Semua"
        onChange={() => {}}
        style={{ inlineSize: '340px' }}
      />,
    );
    const box = screen.getByRole('group', { name: 'Status' }).getBoundingClientRect();
    for (const tab of screen.getAllByRole('button'))
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(box.right);
  });
});
