import { todayIn } from '@pabean/api/rules';
import { dateField, errorSummary, textField } from '@pabean/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal } from '../testing/answers.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { PaymentProofDialog, type PaymentProofDialogProps, PaymentProofForm } from './index.ts';

const answer = { message: 'Berhasil Menyimpan' };

function open(props: Partial<PaymentProofDialogProps<typeof answer>> = {}) {
  const calls = { onSave: vi.fn(async () => answer), onSaved: vi.fn(), onRequestClose: vi.fn(), ...props };
  const view = renderInOffice(<PaymentProofDialog open {...calls} />);
  return { ...calls, ...view };
}
const number = textField('Nomor NTPN');
const date = dateField('Tanggal NTPN');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

test('takes a number however it was grouped, and today', async () => {
  const { onSave, onSaved } = open();
  const today = todayIn('Asia/Jakarta');
  await number.fill(' 0a1b-2c3d 4e5f.6789');
  await date.fill(today);
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(answer));
  expect(onSave).toHaveBeenCalledWith(
    { number: '0A1B2C3D4E5F6789', date: today },
    { signal: expect.any(AbortSignal) },
  );
});

test('refuses what is missing, too short, and days to come, all at once', async () => {
  const { onSave } = open();
  await save();
  expect(errorSummary().messages()).toEqual([
    'Kolom Nomor NTPN belum diisi',
    'Kolom Tanggal NTPN belum diisi',
  ]);
  expect(number.errors()).toEqual(['Kolom Nomor NTPN belum diisi']);
  await number.fill('0A1B2C3D4E5F678');
  await date.fill('2199-12-31');
  await save();
  expect(errorSummary().messages()).toEqual([
    'Nomor NTPN harus 16 huruf atau angka.',
    'Tanggal NTPN tidak boleh sesudah hari ini.',
  ]);
  expect(number.value()).toBe('0A1B2C3D4E5F678');
  expect(onSave).not.toHaveBeenCalled();
});

test('starts with an earlier proof, shows that it is replaced, and shows the billing code', async () => {
  const { onSave } = open({
    billingCode: '820260300012345',
    earlier: { number: 'AAAA1111BBBB2222', date: '2026-03-01' },
  });
  expect(screen.getByText(/Menyimpan lagi menggantikan/)).toBeDefined();
  expect(screen.getByText('820260300012345')).toBeDefined();
  expect(date.value()).toBe('2026-03-01');
  await save();
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith(
      { number: 'AAAA1111BBBB2222', date: '2026-03-01' },
      expect.anything(),
    ),
  );
});

test('keeps what was typed when the server refuses it, and its draft until it is taken', async () => {
  const { drafts, store, valuesOf } = memoryDrafts();
  const draft = { store, record: 'A1' };
  const onSave = vi.fn<PaymentProofDialogProps<typeof answer>['onSave']>(() =>
    Promise.reject(refusal('Aju ini tidak menunggu pembayaran.')),
  );
  const first = open({ draft, onSave });
  await number.fill('AAAA1111BBBB2222');
  await date.fill('2026-03-01');
  await save();
  const reason = await screen.findByRole('group', { name: /tidak menunggu pembayaran/ });
  expect(document.activeElement).toBe(reason);
  expect(number.value()).toBe('AAAA1111BBBB2222');
  await waitFor(() => expect(valuesOf('payment-proof/A1')).toMatchObject({ date: '2026-03-01' }));
  first.unmount();
  const { onSaved } = open({ draft });
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
  expect(number.value()).toBe('AAAA1111BBBB2222');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(drafts.size).toBe(0);
});

test('works in a page, too, with a back button', async () => {
  const onBack = vi.fn();
  renderInOffice(<PaymentProofForm onSave={async () => answer} onSaved={vi.fn()} onBack={onBack} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(onBack).toHaveBeenCalledOnce();
});

test('the file of the proof is uploaded first, and asked for only if it can be uploaded', async () => {
  const { unmount } = open();
  expect(screen.queryByLabelText(/Berkas bukti bayar/)).toBeNull();
  unmount();
  const order: string[] = [];
  const onUpload = vi.fn<NonNullable<PaymentProofDialogProps<typeof answer>['onUpload']>>(async () => {
    order.push('upload');
  });
  const onSave = vi.fn(async () => {
    order.push('save');
    return answer;
  });
  const { onSaved } = open({ onUpload, onSave, earlierFile: 'ntpn.pdf' });
  screen.getByText('Berkas sebelumnya: ntpn.pdf. Berkas baru menggantikannya.');
  await number.fill('0A1B2C3D4E5F6789');
  await date.fill(todayIn('Asia/Jakarta'));
  const file = new File(['%PDF-1.7 bukti\n%%EOF'], 'bukti.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/Berkas bukti bayar/), file);
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(order).toEqual(['upload', 'save']);
  expect(onUpload.mock.calls[0]?.[0]).toEqual({
    file: expect.stringMatching(/^data:application\/pdf;base64,/),
    extension: 'pdf',
    name: 'bukti.pdf',
  });
});
