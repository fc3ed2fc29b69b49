import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { StatusTimeline } from './status-timeline.tsx';

const created = { label: 'Draf dibuat', at: '2024-09-24T08:14:00+07:00' };
const sent = { label: 'Dikirim', at: '2024-09-24T09:42:00+07:00' };
const labels = () =>
  screen
    .getAllByRole('listitem')
    .map(
      (item) => `${item.dataset.state}: ${item.querySelector('span + div > span')?.firstChild?.textContent}`,
    );

describe('StatusTimeline', () => {
  conforms((props) => <StatusTimeline code="10" label="Draf" {...props} />);

  it('shows the author of a draft what to do and what follows', () => {
    render(<StatusTimeline code="10" label="Draf" events={[created]} />);
    expect(labels()).toEqual([
      'done: Draf dibuat',
      'yours: Melengkapi dokumen',
      'ahead: Dikirim',
      'ahead: Penelitian',
      'ahead: Keputusan',
    ]);
    expect(screen.getByText('24-09-2024 08.14').tagName).toBe('TIME');
    expect(screen.getByText('Oleh Anda')).toBeTruthy();
  });

  it.each([
    ['27', 'process: Kata server', true],
    ['50', 'done: Kata server', false],
    ['90', 'rejected: Kata server', false],
    ['98', 'unknown: Kata server', false],
  ])('at status %s shows the server’s text and invents nothing', (code, current, decisionAhead) => {
    render(<StatusTimeline code={code} label="Kata server" note="Petugas: Hendra" events={[sent]} />);
    expect(labels()).toEqual(['done: Dikirim', current, ...(decisionAhead ? ['ahead: Keputusan'] : [])]);
    const [here] = screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    expect(here?.textContent).toContain('Petugas: Hendra');
  });

  it('shows the examination as a future step after sending', () => {
    render(<StatusTimeline code="20" label="Dikirim" at={sent.at} events={[created]} />);
    expect(labels()).toEqual([
      'done: Draf dibuat',
      'process: Dikirim',
      'ahead: Penelitian',
      'ahead: Keputusan',
    ]);
    expect(screen.getByText('24-09-2024 09.42').closest('li')?.ariaCurrent).toBe('step');
  });

  it('shows since when, why, and what to do now', () => {
    render(
      <StatusTimeline
        code="90"
        label="Ditolak"
        at="2024-09-26T10:20:00+07:00"
        note="Alasan: denah belum ditandatangani"
        next={<a href="#baru">Buat permohonan baru</a>}
        events={[created, sent]}
      />,
    );
    const here = screen.getByRole('link', { name: 'Buat permohonan baru' }).closest('li');
    expect(here?.ariaCurrent).toBe('step');
    expect(here?.textContent).toBe(
      'Ditolak26-09-2024 10.20Alasan: denah belum ditandatanganiBuat permohonan baru',
    );
  });

  it("shows times in the office's time zone", () => {
    render(<StatusTimeline code="27" label="Penelitian" events={[sent]} timeZone="Asia/Jayapura" />);
    expect(screen.getByText('24-09-2024 11.42')).toBeTruthy();
  });

  it('has the same text whether its steps are below or beside each other', () => {
    render(<StatusTimeline code="27" label="Penelitian" events={[sent]} orientation="horizontal" />);
    expect(labels()).toEqual(['done: Dikirim', 'process: Penelitian', 'ahead: Keputusan']);
  });
});
