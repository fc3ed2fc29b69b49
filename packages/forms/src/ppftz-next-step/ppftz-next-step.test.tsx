import { buildFilledPpftz } from '@pabean/api/fixtures';
import type { PpftzNextStep } from '@pabean/api/rules';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { PpftzNextStepAlert } from './index.ts';

const show = (record: Parameters<typeof buildFilledPpftz>[0]) =>
  renderInOffice(
    <PpftzNextStepAlert
      record={buildFilledPpftz(record)}
      renderAction={(step: PpftzNextStep) => <button type="button">{step}</button>}
    />,
  );

test.each([
  ['returned', { status: '190', statusNote: 'Rinci barangnya.' }, 'correct', 'Alasan: Rinci barangnya.'],
  ['returned without a word', { status: '190' }, 'correct', 'Perbaiki yang disebut petugas'],
  ['billed', { status: '115', billingCode: '620261123000001' }, 'pay', 'kode billing 620261123000001'],
  ['billed by file alone', { status: '115', billingCode: null }, 'pay', 'berkas billing'],
  ['paid, not confirmed', { status: '115', ntpn: 'A1B2C3D4E5F6G7H8' }, 'wait', 'A1B2C3D4E5F6G7H8'],
  ['inspected', { status: '120', statusNote: 'Senin pagi.' }, 'prepare', 'Catatan petugas: Senin pagi.'],
  ['held', { status: '116', held: true, holdReason: 'Laboratorium.' }, 'held', 'Alasan: Laboratorium.'],
  ['held and due', { status: '115', held: true }, 'pay', 'bukti bayar'],
  ['rejected', { status: '145', statusNote: 'Tidak sesuai.' }, 'rejected', 'Alasan: Tidak sesuai.'],
] as const)('a record that is %s shows what to do now, and why', (_, record, step, text) => {
  const { container } = show(record);
  screen.getByRole('button', { name: step });
  expect(container.textContent).toContain(text);
});

test.each(['100', '110', '116', '150', '999'])('a record at %s asks for nothing', (status) => {
  expect(show({ status }).container.textContent).toBe('');
});
