import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal } from '../testing/answers.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { ResponseDownloads, ResponseDownloadsDialog } from './index.ts';

const saved = async () => undefined;
const named = () => screen.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;

test('names what a status gives, in its order', () => {
  renderInOffice(<ResponseDownloads status="150" hasBillingFile onDownload={saved} />);
  expect(named()).toEqual([
    ...['Respon Penerimaan', 'PPFTZ', 'Kode Billing', 'SPF', 'IP (Instruksi Pemeriksaan)', 'SPPB'],
  ]);
  expect(screen.queryByText(/^Respon lain/)).toBeNull();
});

test('shows that there is none yet, or that more will follow', () => {
  const { rerender } = renderInOffice(
    <ResponseDownloads status="100" hasBillingFile={false} onDownload={saved} />,
  );
  expect(screen.getByText('Belum ada respon')).toBeDefined();
  rerender(<ResponseDownloads status="110" hasBillingFile={false} onDownload={saved} />);
  expect(screen.getByText('Respon lain tampil di sini setelah kantor menerbitkannya.')).toBeDefined();
});

test('one may fail while another is on its way, and is fetched again by its own button', async () => {
  const spf = Promise.withResolvers<void>();
  let works = false;
  const onDownload = vi.fn((response: string) => {
    if (response === 'spf') return spf.promise;
    return works ? Promise.resolve() : Promise.reject(refusal('Berkas belum tersedia.'));
  });
  renderInOffice(<ResponseDownloads status="120" hasBillingFile={false} onDownload={onDownload} />);
  await userEvent.click(button('Unduh SPF'));
  await userEvent.click(button('Unduh PPFTZ'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('PPFTZ tidak dapat diunduh Berkas belum tersedia.');
  expect(button('Unduh PPFTZ').getAttribute('aria-describedby')).toBe(alert.id);
  expect(button('Mengunduh SPF').getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button('Unduh PPFTZ'));
  works = true;
  await userEvent.click(button('Unduh PPFTZ'));
  await waitFor(() => expect(said()).toBe('PPFTZ diunduh.'));
  expect(screen.queryByText('Berkas belum tersedia.')).toBeNull();
  spf.resolve();
  await waitFor(() => expect(said()).toBe('SPF diunduh.'));
  expect(onDownload.mock.calls.map(([response]) => response)).toEqual(['spf', 'ppftz', 'ppftz']);
});

test('opens a response where that is offered, and closes its dialog', async () => {
  const [onOpen, onRequestClose] = [vi.fn(), vi.fn()];
  renderInOffice(
    <ResponseDownloadsDialog
      open
      status="145"
      hasBillingFile={false}
      onDownload={saved}
      onOpen={onOpen}
      onRequestClose={onRequestClose}
    />,
  );
  await userEvent.click(button('Lihat Nota Penolakan'));
  expect(onOpen).toHaveBeenCalledWith('nolak', 'Nota Penolakan');
  for (const close of screen.getAllByRole('button', { name: 'Tutup' })) await userEvent.click(close);
  expect(onRequestClose).toHaveBeenCalledTimes(2);
});
