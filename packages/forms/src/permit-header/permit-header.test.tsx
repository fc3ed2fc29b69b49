import {
  buildApplicationHeader,
  buildCompany,
  buildIdentityTypes,
  buildPermitHeader,
  buildPermitTypes,
} from '@pabean/api/fixtures';
import { cleanPhone } from '@pabean/api/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { noAnswer, refusal } from '../testing/answers.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { PermitHeaderForm, type PermitHeaderFormProps } from './permit-header.tsx';
import { headerValuesOf, initialValues } from './schema.ts';

type Props = PermitHeaderFormProps<string>;

function open(props: Partial<Props> = {}) {
  const onSave = vi.fn<Props['onSave']>(async () => 'Berhasil menyimpan');
  const onSaved = vi.fn();
  const onOpenProfile = vi.fn();
  const onBack = vi.fn();
  renderInOffice(
    <PermitHeaderForm
      permitTypes={buildPermitTypes()}
      identityTypes={buildIdentityTypes()}
      company={buildCompany()}
      userType="N"
      onSave={onSave}
      onSaved={onSaved}
      onBack={onBack}
      onOpenProfile={onOpenProfile}
      {...props}
    />,
  );
  return { onSave, onSaved, onOpenProfile, onBack };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const permitType = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Jenis Izin' });
async function choosePermit(name: string) {
  await userEvent.clear(permitType());
  await userEvent.type(permitType(), `${name}{Enter}`);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const problems = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

async function fillPermit() {
  await choosePermit('Pemuatan Barang Ekspor di Luar Kawasan Pabean');
  await userEvent.type(field('Nomor Permohonan'), '119/SNB/IX/2024');
  await userEvent.type(field('Tanggal Permohonan'), '24/9/2024');
}

describe('saving', () => {
  test('hands over the header in the shape of the contract', async () => {
    const { onSave } = open();
    await fillPermit();
    await save();
    expect(problems()).toEqual([]);
    const header = buildPermitHeader({ permitTypeId: '1', number: '119/SNB/IX/2024', date: '2024-09-24' });
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      { ...header, phone: cleanPhone(header.phone) },
      expect.anything(),
    );
  });

  test('an empty form names what is missing in the order of its fields', async () => {
    const { onSave } = open({ company: buildCompany({ phone: '' }) });
    await save();
    expect(problems()).toEqual([
      'Pilih Jenis Izin dari daftar.',
      'Kolom Nomor Permohonan belum diisi',
      'Kolom Tanggal Permohonan belum diisi',
      'Kolom No. Telepon belum diisi',
    ]);
    expect(onSave).not.toHaveBeenCalled();
  });

  test('a day that does not exist stays as it was typed and is refused', async () => {
    open();
    await fillPermit();
    await userEvent.clear(field('Tanggal Permohonan'));
    await userEvent.type(field('Tanggal Permohonan'), '31-09-2024');
    await save();
    expect(problems()).toEqual(['Tanggal Permohonan tidak valid.']);
    expect(field('Tanggal Permohonan').value).toBe('31-09-2024');
  });
});

test('the permit type is found by words anywhere in its name', async () => {
  open();
  await userEvent.type(permitType(), 'luar pemuatan{Enter}');
  expect(permitType().value).toBe('Pemuatan Barang Ekspor di Luar Kawasan Pabean');
});

describe('the extra field of a permit type', () => {
  test.each([
    ['Perubahan Data Pemberitahuan Pabean (PPFTZ)', 'Jenis Dokumen', 5],
    ['Pembatalan Pemberitahuan Pabean', 'Jenis Dokumen', 5],
    ['Pembatalan RKSP atau Manifes', 'Dokumen yang Dibatalkan', 3],
    ['Pembongkaran Barang di Luar Kawasan Pabean', 'Jenis Pembongkaran', 2],
    ['Nomor Pokok Pengusaha Barang Kena Cukai (NPPBKC)', 'Jenis Usaha', 3],
  ])('%s asks for %s', async (permit, label, choices) => {
    open();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await choosePermit(permit);
    const group = screen.getByRole('radiogroup', { name: label });
    expect(within(group).getAllByRole('radio')).toHaveLength(choices);
    await save();
    expect(problems()).toContain(`Kolom ${label} belum diisi`);
  });

  test('is handed over, and forgotten when the type changes', async () => {
    const { onSave } = open();
    await fillPermit();
    await choosePermit('Pembatalan RKSP atau Manifes');
    await userEvent.click(screen.getByRole('radio', { name: 'Manifes Inward' }));
    await save();
    expect(onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ permitTypeId: '23', documentKind: '2' }),
      expect.anything(),
    );
    await choosePermit('Pembongkaran Barang di Luar Kawasan Pabean');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await save();
    expect(problems()).toEqual(['Kolom Jenis Pembongkaran belum diisi']);
    await choosePermit('Pemuatan Barang Ekspor di Luar Kawasan Pabean');
    await save();
    expect(onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ documentKind: null }),
      expect.anything(),
    );
  });
});

describe('the identity of the applicant', () => {
  const locked = ['Jenis Identitas', 'Nomor Identitas', 'Nama', 'Alamat'];

  test('is typed if it is missing from the company’s record', async () => {
    const { onSave } = open({ company: buildCompany({ address: '' }) });
    expect(locked.map((name) => field(name).readOnly)).toEqual([true, true, true, false]);
    await fillPermit();
    await userEvent.type(field('Alamat'), 'Jl. Sendiri 2');
    await save();
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ address: 'Jl. Sendiri 2' }),
      expect.anything(),
    );
  });

  test.each(['N', 'S'] as const)('is locked for type %s', (userType) => {
    open({ userType });
    expect(locked.map((name) => field(name).readOnly)).toEqual([true, true, true, true]);
    expect(field('No. Telepon').readOnly).toBe(false);
  });

  test.each(['Y', 'U'] as const)('is open for type %s', async (userType) => {
    const { onSave } = open({ userType });
    await fillPermit();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis Identitas' }), 'Paspor');
    await userEvent.clear(field('Nomor Identitas'));
    await userEvent.type(field('Nomor Identitas'), 'X0000001');
    await save();
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ identityType: '3', identityNumber: 'X0000001' }),
      expect.anything(),
    );
  });
});

describe('an NPWP that does not have 16 digits', () => {
  const old = buildCompany({ identityNumber: '001900001799900' });
  const message = 'NPWP Pemohon Izin harus terdiri dari 16 angka. kunjungi profil untuk mengubah NPWP';

  test('is shown in a dialog on saving, with a link to the profile', async () => {
    const { onSave, onOpenProfile } = open({ company: old });
    await fillPermit();
    await save();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(message);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buka profil' }));
    expect(onOpenProfile).toHaveBeenCalledTimes(1);
    expect(onSave).not.toHaveBeenCalled();
  });

  test('stays in the summary, which has the focus again once the dialog is closed', async () => {
    open({ company: old });
    await fillPermit();
    await save();
    const [close] = within(await screen.findByRole('alertdialog')).getAllByRole('button', { name: 'Tutup' });
    if (close) await userEvent.click(close);
    expect(problems()).toEqual([message]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: /isian yang perlu/ })),
    );
  });

  test('is shown in a dialog too if there is none at all', async () => {
    const { onSave } = open({ company: buildCompany({ identityNumber: '' }) });
    await fillPermit();
    await save();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(message);
    expect(problems()).toEqual(['Kolom Nomor Identitas belum diisi']);
    expect(onSave).not.toHaveBeenCalled();
  });

  test('typed in groups of four is taken as it is meant', async () => {
    const { onSave } = open({ userType: 'Y', company: old });
    await fillPermit();
    await userEvent.clear(field('Nomor Identitas'));
    await userEvent.type(field('Nomor Identitas'), '0021 3456 7821 5000');
    await save();
    expect(problems()).toEqual([]);
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ identityNumber: '0021345678215000' }),
      expect.anything(),
    );
  });

  test('a KTP number in groups of four is taken as it is meant, too', async () => {
    const { onSave } = open({ userType: 'Y', company: old });
    await fillPermit();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis Identitas' }), 'KTP');
    await userEvent.clear(field('Nomor Identitas'));
    await userEvent.type(field('Nomor Identitas'), '2171 9901 0185 0001');
    await save();
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ identityNumber: '2171990101850001' }),
      expect.anything(),
    );
  });

  test('of another identity type nobody asks', async () => {
    const { onSave } = open({ company: buildCompany({ identityType: '4', identityNumber: 'KITAS-1' }) });
    await fillPermit();
    await save();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onSave).toHaveBeenCalledTimes(1);
  });
});

test('“Kembali” goes back', async () => {
  const { onBack } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

describe('a draft', () => {
  const storeOf = (values: object) =>
    memoryDrafts({ 'permit-header': { version: 1, savedAt: '2026-03-02T01:00:00Z', values } });

  test('comes back with its date and its extra field, but not with a locked identity of old', async () => {
    const { store } = storeOf({
      permitTypeId: '23',
      number: 'S-9',
      date: '2024-09-24',
      documentKind: '3',
      businessKind: '',
      identityType: '5',
      identityNumber: '001',
      name: 'PT Lama',
      address: 'Lama',
      phone: '110',
      email: 'a@contoh.example',
    });
    const { onSave } = open({ draft: { store } });
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    expect(field('Tanggal Permohonan').value).toBe('24-09-2024');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Manifes Outward' }).checked).toBe(true);
    await save();
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        permitTypeId: '23',
        number: 'S-9',
        date: '2024-09-24',
        documentKind: '3',
        name: buildCompany().name,
        phone: '110',
      }),
      expect.anything(),
    );
  });

  test('is removed once the header is saved, and kept if that failed', async () => {
    const { drafts, store } = memoryDrafts();
    const onSave = vi.fn(async () => 'Berhasil menyimpan').mockRejectedValueOnce(new TypeError('x'));
    const { onSaved } = open({ draft: { store }, onSave });
    await fillPermit();
    await waitFor(() => expect(drafts.size).toBe(1));
    await save();
    await screen.findByRole('group', { name: /^Gagal simpan data/ });
    expect(drafts.size).toBe(1);
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('Berhasil menyimpan'));
    expect(drafts.size).toBe(0);
  });
});

test('shows all 16 digits of an identity number beside the menu of a small desk', () => {
  document.body.style.inlineSize = '580px';
  open({ userType: 'Y' });
  const { scrollWidth, clientWidth } = field('Nomor Identitas');
  document.body.style.inlineSize = '';
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

describe('changing a header that another user changed meanwhile', () => {
  const outdated = () => Object.assign(refusal('Data ini sudah diubah'), { status: 412 });
  const stored = { permitTypeId: '1', number: '119/SNB/IX/2024', date: '2024-09-24' };
  const company = buildCompany();
  const before = initialValues(company, stored);

  /** Opens a stored header of which the server has a newer version. */
  function openStored(latest: Partial<typeof before>) {
    const onSave = vi.fn<Props['onSave']>(async (_, { version }) => {
      if (version === '1') throw outdated();
      return 'Berhasil menyimpan';
    });
    const loadLatest = async () => ({ values: { ...before, ...latest }, version: '2' });
    const { onSaved } = open({ initial: before, version: '1', onSave, loadLatest });
    return { onSave, onSaved };
  }
  async function retype(name: string, text: string) {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
  }
  const choice = (name: string) => screen.getByRole('radiogroup', { name });
  const radio = (group: string, name: string) =>
    within(choice(group)).getByRole<HTMLInputElement>('radio', { name });

  test('shows both versions of what differs, proposes what was changed here, and saves the choice', async () => {
    const { onSave, onSaved } = openStored({ number: '120/REKAN', phone: '0778 555 0199' });
    await retype('Nomor Permohonan', '121/SAYA');
    await save();
    const question = await screen.findByRole('group', { name: /^Data ini sudah diubah di tempat lain/ });
    await waitFor(() => expect(document.activeElement).toBe(question));
    expect(within(question).getAllByRole('radiogroup')).toHaveLength(2);
    expect(radio('Nomor Permohonan', 'Isian Anda').checked).toBe(true);
    expect(choice('Nomor Permohonan').textContent).toBe('Isian Anda121/SAYAVersi terbaru120/REKAN');
    expect(radio('No. Telepon', 'Versi terbaru').checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Simpan pilihan ini' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSave.mock.lastCall).toMatchObject([
      { number: '121/SAYA', phone: '07785550199' },
      { version: '2' },
    ]);
  });

  test('can take the other version over', async () => {
    const { onSave, onSaved } = openStored({ number: '120/REKAN' });
    await retype('Nomor Permohonan', '121/SAYA');
    await save();
    await userEvent.click(await screen.findByRole('radio', { name: 'Versi terbaru' }));
    expect(onSave).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Simpan pilihan ini' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ number: '120/REKAN' });
    expect(field('Nomor Permohonan').value).toBe('120/REKAN');
  });

  test('takes no field for changed here that was only left', async () => {
    const application = buildApplicationHeader({ phone: '(0778) 555-0148' });
    const initial = headerValuesOf(application);
    const onSave = vi.fn<Props['onSave']>(() => Promise.reject(outdated()));
    const latest = headerValuesOf({ ...application, phone: '(0778) 555-0199' });
    open({ initial, version: '1', onSave, loadLatest: async () => ({ values: latest, version: '2' }) });
    await userEvent.click(field('No. Telepon'));
    await userEvent.tab();
    await save();
    expect(await screen.findByRole('radiogroup', { name: 'No. Telepon' })).toBeDefined();
    expect(radio('No. Telepon', 'Versi terbaru').checked).toBe(true);
  });

  test('asks nothing if both are equal', async () => {
    const { onSave, onSaved } = openStored({ number: '121/SAYA' });
    await retype('Nomor Permohonan', '121/SAYA');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSave.mock.calls.map(([, { version }]) => version)).toEqual(['1', '2']);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  test('asks again only for what has changed since', async () => {
    let version = 1;
    const onSave = vi.fn<Props['onSave']>(async (_, options) => {
      if (options.version !== '3') throw outdated();
      return 'Berhasil menyimpan';
    });
    const latest = { ...before, number: '120/REKAN' };
    const loadLatest = async () => {
      version += 1;
      return {
        values: version === 2 ? latest : { ...latest, email: 'rekan@perusahaan.example' },
        version: String(version),
      };
    };
    const { onSaved } = open({ initial: before, version: '1', onSave, loadLatest });
    await retype('Nomor Permohonan', '121/SAYA');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan pilihan ini' }));
    await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Email' })).not.toBeNull());
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Simpan pilihan ini' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSave.mock.lastCall?.[0]).toMatchObject({
      number: '121/SAYA',
      email: 'rekan@perusahaan.example',
    });
  });

  test('keeps the input and shows an error if the latest version cannot be loaded', async () => {
    const loadLatest = () => Promise.reject(noAnswer());
    const onSave = vi.fn<Props['onSave']>(() => Promise.reject(outdated()));
    open({ initial: before, version: '1', onSave, loadLatest });
    await retype('Nomor Permohonan', '121/SAYA');
    await save();
    expect(await screen.findByText(/Server tidak dapat dihubungi/)).toBeDefined();
    expect(field('Nomor Permohonan').value).toBe('121/SAYA');
  });

  test('locks the permit type once documents were entered', () => {
    open({ initial: before, permitTypeFixed: true });
    expect(screen.queryByRole('combobox', { name: 'Jenis Izin' })).toBeNull();
    expect(field('Jenis Izin').readOnly).toBe(true);
  });
});

describe('in the free-trade zone', () => {
  const offered = async () => {
    await userEvent.click(permitType());
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  };

  test('the permit types of the zone are offered, and its documents to be amended', async () => {
    const { onSave } = open({ area: 'ftz' });
    expect(await offered()).toEqual([
      'Perubahan Data Pemberitahuan Pabean (PPFTZ)',
      'Pembatalan RKSP atau Manifes',
    ]);
    await choosePermit('Perubahan Data');
    const choices = within(screen.getByRole('radiogroup', { name: 'Jenis Dokumen' }));
    expect(choices.queryByRole('radio', { name: 'PIB' })).toBeNull();
    await userEvent.click(choices.getByRole('radio', { name: 'PPFTZ-03' }));
    await userEvent.type(field('Nomor Permohonan'), '119/SNB/IX/2024');
    await userEvent.type(field('Tanggal Permohonan'), '24/9/2024');
    await save();
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ permitTypeId: '5', documentKind: '25' });
  });

  test('every type is offered if the provider returns no areas', async () => {
    open({ area: 'ftz', permitTypes: buildPermitTypes().map((type) => ({ ...type, area: null })) });
    expect(await offered()).toHaveLength(buildPermitTypes().length);
  });
});
