import { render } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Checkbox } from '../components/checkbox/index.ts';
import { Combobox, type ComboboxOption } from '../components/combobox/index.ts';
import { DateField } from '../components/date-field/index.ts';
import { FileUpload, type UploadFile } from '../components/file-upload/index.ts';
import { RadioGroup } from '../components/radio-group/index.ts';
import { Select } from '../components/select/index.ts';
import { TextArea } from '../components/text-area/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { WeightField } from '../components/weight-field/index.ts';
import {
  checkbox,
  combobox,
  dateField,
  emulateBrowser,
  fileUpload,
  numberField,
  radioGroup,
  select,
  textField,
} from './index.ts';

beforeAll(emulateBrowser);

const modes = [
  { value: 'L', label: 'Laut', hint: 'Kapal dan feri' },
  { value: 'U', label: 'Udara' },
];

/** A field that shows an error when it is left empty. */
function Late({ label }: { label: string }) {
  const [error, setError] = useState<string>();
  return (
    <TextField
      label={label}
      hint="Nomor surat dari perusahaan Anda."
      error={error}
      onBlur={({ target }) => setError(target.value ? undefined : 'Kolom Nomor belum diisi')}
    />
  );
}

describe('textField', () => {
  it('fills in, and reads value, hint and errors', async () => {
    render(<Late label="Nomor" />);
    const number = textField('Nomor');
    expect(number.hint()).toBe('Nomor surat dari perusahaan Anda.');
    await number.leave();
    expect(number.errors()).toEqual(['Kolom Nomor belum diisi']);
    await number.fill('118/CLB [2] {x}');
    expect(number.value()).toBe('118/CLB [2] {x}');
    expect(number.errors()).toEqual([]);
    await number.fill('');
    expect(number.errors()).toEqual(['Kolom Nomor belum diisi']);
  });

  it('takes the whole label, whether or not the field is optional, and searches in the given element', () => {
    const { container } = render(
      <>
        <TextField label="Nomor" optional defaultValue="1" />
        <TextField label="Nomor Permohonan" defaultValue="2" />
        <TextArea label="Keterangan" defaultValue="a b" />
      </>,
    );
    expect(textField('Nomor').value()).toBe('1');
    expect(textField(/Permohonan/).value()).toBe('2');
    expect(textField('Keterangan', container).value()).toBe('a b');
    expect(() => textField('Nama').value()).toThrow('Nama');
    expect(() => textField('Nomor', document.createElement('div')).value()).toThrow('Nomor');
  });
});

it('numberField answers the question about an ambiguous number', async () => {
  render(<WeightField label="Berat" />);
  const weight = numberField('Berat');
  await weight.fill('1500000');
  expect(weight.value()).toBe('1.500.000,00');
  expect(weight.question()).toBe('');
  await weight.fill('1.234');
  expect(weight.question()).toContain('1.234');
  await weight.answer(/ribu/);
  expect(weight.question()).toBe('');
  expect(weight.value()).toBe('1.234,00');
});

it('dateField returns days, and takes typed texts', async () => {
  render(<DateField label="Tanggal" />);
  const date = dateField('Tanggal');
  await date.fill('2026-03-02');
  expect(date.control().value).toBe('02-03-2026');
  expect(date.value()).toBe('2026-03-02');
  await date.fill('3/4/2026');
  expect(date.value()).toBe('2026-04-03');
  await date.fill('kemarin');
  expect(date.value()).toBe('kemarin');
});

it('select, radioGroup and checkbox choose by label', async () => {
  render(
    <>
      <Select
        label="Gudang"
        placeholder="Pilih gudang"
        options={[{ value: '1', label: 'Gudang Timur' }]}
        error="Pilih gudang"
      />
      <RadioGroup label="Moda" options={modes} error="Pilih moda" />
      <Checkbox label="Saya setuju" error="Harus disetujui" />
    </>,
  );
  const warehouse = select('Gudang');
  expect(warehouse.value()).toBe('');
  expect(warehouse.errors()).toEqual(['Pilih gudang']);
  await warehouse.choose('Gudang Timur');
  expect(warehouse.value()).toBe('Gudang Timur');
  await expect(warehouse.choose('Gudang Barat')).rejects.toThrow(
    'There is no option called “Gudang Barat”. There are: “Pilih gudang”, “Gudang Timur”.',
  );

  const mode = radioGroup('Moda');
  expect(mode.options()).toEqual(['Laut', 'Udara']);
  expect(mode.errors()).toEqual(['Pilih moda']);
  await mode.choose('Laut');
  expect(mode.value()).toBe('Laut');

  const agreed = checkbox('Saya setuju');
  expect(agreed.errors()).toEqual(['Harus disetujui']);
  await agreed.check();
  await agreed.check();
  expect(agreed.isChecked()).toBe(true);
  await agreed.uncheck();
  expect(agreed.isChecked()).toBe(false);
});

const ports: readonly ComboboxOption[] = [
  { value: 'IDBTM', label: 'Batam', code: 'IDBTM' },
  { value: 'IDBTA', label: 'Batu Ampar', code: 'IDBTA' },
];

/** A list that a server searches, with a delay. */
function Searched() {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const find = (query: string) =>
    setTimeout(() => setOptions(ports.filter(({ label }) => label.includes(query))), 30);
  return <Combobox label="Pelabuhan" options={options} onQuery={find} />;
}

describe('combobox', () => {
  it('chooses from a fixed list', async () => {
    render(<Combobox label="Pelabuhan" options={ports} error="Pilih Pelabuhan dari daftar." />);
    const port = combobox('Pelabuhan');
    expect(port.errors()).toEqual(['Pilih Pelabuhan dari daftar.']);
    await port.search('Bat');
    expect(port.options()).toEqual(['Batam', 'Batu Ampar']);
    await port.search('Dumai');
    expect(port.note()).toContain('Dumai');
    await port.choose('Batu Ampar');
    expect(port.value()).toBe('Batu Ampar');
    await port.choose(/^Batam$/);
    expect(port.value()).toBe('Batam');
  });

  it('waits for the matches of a server', async () => {
    render(<Searched />);
    await combobox('Pelabuhan').choose('Batam');
    expect(combobox('Pelabuhan').value()).toBe('Batam');
    await combobox('Pelabuhan').search('Batu');
    await expect.poll(() => combobox('Pelabuhan').options()).toEqual(['Batu Ampar']);
  });
});

function Upload() {
  const [files, setFiles] = useState<readonly UploadFile[]>([]);
  const set = (id: string, change: Partial<UploadFile>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...change } : file)));
  return (
    <FileUpload
      label="Berkas"
      limit={{ checkedKb: 2, shownKb: 1 }}
      files={files}
      onAdd={(added) =>
        setFiles(added.map(({ name, size }) => ({ id: name, name, bytes: size, state: 'failed' })))
      }
      onRetry={(id) => set(id, { state: 'done' })}
      onRemove={(id) => setFiles((before) => before.filter((file) => file.id !== id))}
    />
  );
}

it('fileUpload chooses files, and reads their states', async () => {
  render(<Upload />);
  const upload = fileUpload('Berkas');
  await upload.choose(
    new File(['abc'], 'surat.pdf', { type: 'application/pdf' }),
    new File(['a'], 'virus.exe'),
  );
  expect(upload.files()).toMatchObject([
    { name: 'surat.pdf', error: 'surat.pdf belum terunggah. Coba lagi, atau buang berkas ini.' },
    { name: 'virus.exe', error: expect.stringContaining('PDF') },
  ]);
  await upload.retry('surat.pdf');
  await upload.remove('virus.exe');
  expect(upload.files()).toMatchObject([{ name: 'surat.pdf', error: '' }]);
});
