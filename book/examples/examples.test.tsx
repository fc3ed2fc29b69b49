import { containerCheckDigit, office020400 } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui';
import {
  checkbox,
  combobox,
  dateField,
  dialog,
  openDialogs,
  radioGroup,
  textField,
} from '@pabean/ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Containers } from './container-list-editor.tsx';
import { CsvReport } from './csv-workbench.tsx';
import { ApplicationList } from './data-table.tsx';
import { ExciseDocuments } from './dated-documents-editor.tsx';
import { SupportingDocuments } from './dokap-editor.tsx';
import { Attachments } from './file-upload.tsx';
import { NoStripEntries } from './no-strip-editor.tsx';
import { NewApplication } from './permit-header-form.tsx';
import { PpftzRecording } from './ppftz-wizard.tsx';
import { PassengerGoods } from './transit-form.tsx';

const draw = (Example: ComponentType) =>
  render(
    <OfficeProvider office={office020400}>
      <Example />
    </OfficeProvider>,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
const pdf = (name: string) => new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' });

beforeEach(() => {
  location.hash = '';
});

test('DataTable: a draft is found by its filter and deleted', async () => {
  draw(ApplicationList);
  await userEvent.click(await screen.findByRole('button', { name: 'Draf 2' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  await press('Hapus 120/PST/XI/2026');
  await screen.findByRole('button', { name: 'Draf 1' });
  expect(screen.queryByRole('link', { name: '120/PST/XI/2026' })).toBeNull();
});

test('FileUpload: a file is uploaded and removed', async () => {
  draw(Attachments);
  await userEvent.upload(screen.getByLabelText('Lampiran'), pdf('surat.pdf'));
  await userEvent.click(await screen.findByRole('button', { name: 'Buang surat.pdf' }));
  await waitFor(() => expect(screen.queryByText('surat.pdf')).toBeNull());
});

test('PermitHeaderForm: submits the header', async () => {
  draw(NewApplication);
  await userEvent.click(screen.getByRole('combobox', { name: 'Jenis Izin' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Pemuatan Barang Ekspor/ }));
  await type('Nomor Permohonan', '119/PST/XI/2026');
  await type('Tanggal Permohonan', '12-11-2026');
  await press('Simpan');
  expect(await screen.findByText('Permohonan 119/PST/XI/2026 tersimpan')).toBeVisible();
  expect(screen.getByText('Tanggal 12-11-2026, jenis izin 1.')).toBeVisible();
});

test('DokapEditor: submits values and file', async () => {
  draw(SupportingDocuments);
  await press('Tambah dokumen');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Jenis Dokumen Pelengkap' }),
    'Surat Kuasa',
  );
  await type('Nomor Surat Kuasa', '045/SK/2026');
  await type('Tanggal Surat Kuasa', '02-01-2026');
  await type('Berlaku Sampai', '31-12-2026');
  await userEvent.upload(screen.getByLabelText(/^Berkas/), pdf('surat-kuasa.pdf'));
  await press('Simpan');
  expect(await screen.findByText('Surat Kuasa: 045/SK/2026 (pdf)')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ContainerListEditor: submits the whole list, cleaned', async () => {
  draw(Containers);
  await press('Ubah daftar peti kemas');
  const dialog = within(await screen.findByRole('dialog'));
  const digit = containerCheckDigit('TCLU769736');
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Nomor Peti Kemas baris 2' }),
    `tclu 769736-${digit}`,
  );
  await userEvent.type(dialog.getByRole('combobox', { name: 'Ukuran (kaki) baris 2' }), '40');
  await press('Simpan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [, second] = screen.getAllByRole('listitem');
  expect(second?.textContent?.replaceAll(/\s/g, '')).toContain(`TCLU769736${digit}·40`);
});

test('NoStripEditor: adds an entry', async () => {
  draw(NoStripEntries);
  await press('Ubah daftar no strip');
  await screen.findByRole('dialog');
  await type('Nomor PPFTZ', '012345');
  await type('Tanggal PPFTZ', '20-09-2026');
  await type('Nomor BC 1.1', '004512');
  await type('Tanggal BC 1.1', '18-09-2026');
  await type('Pos', '0045');
  await type('Nomor Peti Kemas', 'CSQU3054383');
  await userEvent.type(screen.getByRole('combobox', { name: 'Ukuran (kaki)' }), '20');
  await press('Tambah baris');
  expect(await screen.findByText('1 entri no strip')).toBeInTheDocument();
});

test('DatedDocumentsEditor: adds a document without a file', async () => {
  draw(ExciseDocuments);
  await press('Ubah daftar dokumen');
  await screen.findByRole('dialog');
  await type('Nomor', 'CK1-002');
  await type('Tanggal', '21-09-2026');
  await press('Tambah baris');
  expect(await screen.findByText('1 dari 2 dokumen')).toBeInTheDocument();
});

test('PpftzWizard: saves its header, shows it in the last step, and links to missing data', async () => {
  draw(PpftzRecording);
  await userEvent.type(screen.getByRole('textbox', { name: /^Nama Sarana/ }), 'KM Kelud');
  await press('Simpan');
  const question = within(await screen.findByRole('alertdialog', { name: 'Simpan data?' }));
  await userEvent.click(question.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  location.hash = '/review';
  expect(await screen.findByText('KM Kelud')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Kolom Gudang/TPS belum diisi' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Gudang/TPS' })).toHaveFocus());
});

test('TransitForm: is filled in, approved and sent', async () => {
  draw(PassengerGoods);
  await textField('Nama Pemberitahu').fill('Bima Aditya Pranata');
  await textField('Nomor Identitas Pemberitahu').fill('2171041907900002');
  await textField('Alamat Pemberitahu').fill('Taman Baloi D3, Batam Kota');
  await textField('Pekerjaan Pemberitahu').fill('Juru kamera');
  await textField('No. Telepon Pemberitahu').fill('0812-5550-0176');
  await radioGroup('Jenis Pemasukan').choose('Sementara');
  await radioGroup('Tujuan Pemasukan').choose('Transit');
  await textField('Lokasi Penggunaan').fill('Nongsa');
  await textField('Asal Barang').fill('Jakarta');
  await dateField('Perkiraan Tanggal Keluar').fill('2026-12-20');
  await combobox(/^Nama Sarana/).choose('KM KELUD');
  await textField('Nomor Sarana Pengangkut').fill('KLD-2409');
  await dateField('Tanggal Datang').fill('2026-12-06');
  await combobox('Pelabuhan Masuk').choose('Batu Ampar');
  await combobox('Pelabuhan Keluar').choose('Terminal Hang Nadim');

  await press('Tambah barang');
  await textField('Uraian Barang').fill('Kamera video');
  await textField('Jumlah Barang').fill('2');
  await combobox('Satuan Barang').choose('buah');
  await textField('Harga').fill('86400000');
  await press('Simpan');
  await waitFor(() => expect(openDialogs()).toEqual([]));

  await press('Periksa jawaban');
  await press('Kirim');
  await waitFor(() => expect(openDialogs()).toEqual(['Kirim permohonan']));
  const approval = dialog('Kirim permohonan');
  await checkbox(/^Saya menyatakan/, approval.element()).check();
  await approval.press('Kirim');
  expect(await screen.findByText('Kode registrasi 7G2K9QXM4TWBH8RC')).toBeVisible();
});

test('CsvWorkbench: an error is fixed, and the lines are submitted', async () => {
  draw(CsvReport);
  const csv = new File(['nomor;tanggal;berat\r\nA-001;kemarin;12,50\r\n'], 'laporan.csv');
  await userEvent.upload(screen.getByLabelText(/^Laporan/), csv);
  const mistake = await screen.findByRole('textbox', { name: /Tanggal/ });
  expect(screen.getByRole('button', { name: 'Kirim laporan' })).toBeDisabled();
  await userEvent.clear(mistake);
  await userEvent.type(mistake, '2026-09-01{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Kirim laporan' })).toBeEnabled());
  await press('Kirim laporan');
  expect(await screen.findByText('1 baris terkirim')).toBeVisible();
});
