import { virtual } from '@guidepup/virtual-screen-reader';
import { office020400, type Printable } from '@pabean/api/rules';
import { LoginForm } from '@pabean/forms';
import { OfficeProvider, PrintButton, StatusBadge } from '@pabean/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusal } from '../../packages/forms/src/testing/answers.ts';
import { Containers } from '../examples/container-list-editor.tsx';
import { ApplicationList } from '../examples/data-table.tsx';
import { SupportingDocuments } from '../examples/dokap-editor.tsx';
import { NoStripEntries } from '../examples/no-strip-editor.tsx';
import { PpftzRecording } from '../examples/ppftz-wizard.tsx';
import { PassengerGoods } from '../examples/transit-form.tsx';
import { forget, heard, readTo, startReader } from './reader.ts';
import { type SpokenStep, transcripts } from './transcripts.ts';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);
const typeAll = async (values: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(values)) await type(name, text);
};
const typeCode = (name: string, text: string) => userEvent.type(screen.getByRole('combobox', { name }), text);
const follow = (link: RegExp) => userEvent.click(screen.getByRole('link', { name: link }));

beforeEach(() => {
  location.hash = '';
});
afterEach(() => virtual.stop());

/** Renders a widget, and compares what is read at each action with its transcript. */
async function listen(
  name: keyof typeof transcripts,
  widget: ReactNode,
  actions: (() => Promise<unknown>)[],
) {
  const steps: readonly SpokenStep[] = transcripts[name];
  expect(actions).toHaveLength(steps.length);
  render(<OfficeProvider office={office020400}>{widget}</OfficeProvider>);
  await startReader();
  await forget();
  for (const [index, act] of actions.entries()) {
    await act();
    await expect.poll(heard, { timeout: 5_000, message: steps[index]?.en }).toEqual(steps[index]?.heard);
    await forget();
  }
}

test('StatusBadge and PrintButton', () => {
  const approved: Printable = {
    status: '50',
    permitTypeId: '3',
    approvalNumber: 'KEP-1204/KPU.02/2024',
    approvalFlag: 'Y',
    hasStoredFile: false,
  };
  const sent: Printable = { ...approved, status: '20', approvalNumber: null };
  const applications = (
    <>
      <h2>118/PST/XI/2026</h2>
      <StatusBadge code="50" label="Disetujui" />
      <PrintButton licence={approved} onPrint={() => undefined} />
      <h2>119/PST/XI/2026</h2>
      <StatusBadge code="20" label="Dikirim" />
      <PrintButton licence={sent} onPrint={() => undefined} />
    </>
  );
  return listen('StatusBadge', applications, [
    () => readTo('button, Cetak'),
    () => readTo('button, Cetak, Belum ada izin: permohonan belum disetujui., disabled'),
  ]);
});

test('DataTable', () =>
  listen('DataTable', <ApplicationList />, [
    async () => {
      await screen.findByRole('button', { name: 'Semua 4' });
      await forget();
      await userEvent.type(screen.getByRole('searchbox'), 'galang');
    },
    async () => {
      await readTo('columnheader, Aksi');
      await readTo('rowgroup');
      await forget();
      await readTo('cell, CV Galang');
    },
    async () => {
      await press('Tanggal');
      await virtual.previous();
    },
    () => press('Ditolak 1'),
  ]));

test('DokapEditor', () =>
  listen('DokapEditor', <SupportingDocuments />, [
    () => press('Tambah dokumen'),
    async () => {
      await userEvent.selectOptions(screen.getByRole('combobox'), 'Surat Kuasa');
      await userEvent.keyboard('{Tab>7/}');
    },
    () => press('Simpan'),
    () => follow(/Nomor Surat Kuasa/),
    async () => {
      const pdf = new File(['%PDF-1.7\n%%EOF'], 'kuasa.pdf', { type: 'application/pdf' });
      await typeAll({
        'Nomor Surat Kuasa': '045/SK/2026',
        'Tanggal Surat Kuasa': '02-01-2026',
        'Berlaku Sampai': '31-12-2026',
      });
      await userEvent.upload(screen.getByLabelText(/^Berkas/), pdf);
      await forget();
      await press('Simpan');
    },
  ]));

test('ContainerListEditor', () =>
  listen('ContainerListEditor', <Containers />, [
    () => press('Ubah daftar peti kemas'),
    async () => {
      await type('Nomor Peti Kemas baris 2', 'TCLU7697361');
      await userEvent.tab();
    },
    () => press('Simpan'),
    () => press('Hapus baris 1'),
    () => press('Urungkan'),
  ]));

test('NoStripEditor', () =>
  listen('NoStripEditor', <NoStripEntries />, [
    () => press('Ubah daftar no strip'),
    async () => {
      await typeAll({
        'Nomor PPFTZ': '012345',
        'Tanggal PPFTZ': '20-09-2026',
        'Nomor BC 1.1': '004512',
        'Tanggal BC 1.1': '18-09-2026',
        Pos: '0045',
      });
      await forget();
      await type('Nomor Peti Kemas', 'CSQU3054383');
    },
    async () => {
      await typeCode('Ukuran (kaki)', '20');
      await forget();
      await press('Tambah baris');
    },
    async () => {
      await press('Hapus CSQU3054383');
      await press('Hapus');
    },
    () => press('Urungkan'),
  ]));

test('PpftzWizard', () =>
  listen('PpftzWizard', <PpftzRecording />, [
    async () => {
      await readTo('button, Simpan');
      await forget();
      await readTo('heading, Identitas dan angkutan, level 2');
    },
    () => press('Simpan dan lanjut'),
    () => follow(/Moda Angkutan/),
    async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Laut' }));
      await forget();
      await press('Simpan');
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Simpan' }));
    },
    async () => {
      location.hash = '/review';
      await screen.findByRole('heading', { name: 'Tinjau dan kirim' });
    },
  ]));

test('TransitForm', () =>
  listen('TransitForm', <PassengerGoods />, [
    () => press('Tambah barang'),
    async () => {
      await type('Uraian Barang', 'Kamera video');
      await type('Jumlah Barang', '2');
      await forget();
      await typeCode('Satuan Barang', 'buah');
    },
    async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await type('Harga', '86400000');
      await forget();
      await press('Simpan');
    },
    () => press('Periksa jawaban'),
    () => readTo('link, Kolom Nama Pemberitahu belum diisi'),
  ]));

test('LoginForm', () =>
  listen(
    'LoginForm',
    <LoginForm onSubmit={() => Promise.reject(refusal('Username atau password salah.'))} />,
    [
      () => press('Login'),
      async () => {
        await type('Username', 'importir');
        await userEvent.type(screen.getByLabelText('Password'), 'rahasia{Enter}');
        // Browsers announce an alert that appears; this reader announces changes inside of one.
        await screen.findByRole('alert');
        await forget();
        await press('Login');
      },
    ],
  ));
