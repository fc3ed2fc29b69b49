import { office020400 } from '@pabean/api/rules';
import {
  Checkbox,
  Combobox,
  DateField,
  ErrorSummary,
  FileUpload,
  MoneyField,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
  type UploadFile,
  WeightField,
} from '@pabean/ui';
import { Cell, Cells } from './cell.tsx';

const ports = [
  { value: 'IDTPP', label: 'Tanjung Priok', code: 'IDTPP' },
  { value: 'IDSUB', label: 'Tanjung Perak', code: 'IDSUB' },
  { value: 'IDSRG', label: 'Tanjung Emas', code: 'IDSRG' },
];

const files: readonly UploadFile[] = [
  { id: '1', name: 'surat-kuasa-2024.pdf', bytes: 268 * 1024, state: 'done' },
  { id: '2', name: 'bill-of-lading.pdf', bytes: 402 * 1024, state: 'sending', progress: 0.64 },
  {
    id: '3',
    name: 'foto-lokasi.jpg',
    bytes: 1204 * 1024,
    state: 'refused',
    error: 'File foto-lokasi.jpg berukuran 1204 Kb, max. 800 Kb.',
  },
];

/** Everything that takes an answer. */
export const Fields = () => (
  <Cells heading="Isian">
    <Cell name="TextField" note="label, petunjuk, galat">
      <TextField
        label="Nomor Permohonan"
        hint="Nomor surat dari perusahaan Anda."
        defaultValue="119/SNB/IX/2024"
      />
      <TextField label="Nama Kuasa" optional placeholder="Sesuai surat kuasa" />
      <TextField label="NPWP Kuasa" code defaultValue="021345678215000" error="NPWP Kuasa harus 16 digit" />
    </Cell>
    <Cell name="TextField, MoneyField, WeightField" note="terkunci, satuan">
      <TextField label="Nama" defaultValue="Ratna Dewi Siregar" />
      <TextArea label="Kantor" rows={1} locked defaultValue="020400 – KPU BC Tipe B Batam" />
      <div className="sheet-pair">
        <MoneyField label="Nilai barang" defaultValue="6500000" />
        <WeightField label="Bruto" defaultValue="82.5" />
      </div>
    </Cell>
    <Cell name="Select, TextArea" note="bawaan peramban">
      <Select label="Jenis izin" options={[{ value: '23', label: 'Pembongkaran di luar Kawasan Pabean' }]} />
      <Select label="Gudang" placeholder="Pilih gudang" options={[]} error="Kolom Gudang belum diisi" />
      <TextArea
        label="Keterangan"
        optional
        rows={2}
        defaultValue="Muatan curah, dibongkar pada siang hari."
      />
    </Cell>
    <Cell name="Combobox, DateField" note="cari sambil mengetik, ketik atau pilih">
      <Combobox label="Pelabuhan muat" options={ports} defaultValue="IDSUB" />
      <DateField label="Tanggal datang" defaultValue="2024-09-26" />
      <DateField label="Tanggal BC 1.1" locked value="2024-09-20" />
    </Cell>
    <Cell name="Checkbox, Switch" note="sasaran sentuh 44">
      <Checkbox
        defaultChecked
        label="Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan"
      />
      <div className="sheet-row">
        <Checkbox label="Kuasa" />
        <Checkbox label="Sebagian" indeterminate />
      </div>
      <div className="sheet-row">
        <Switch label="Rapat" defaultChecked />
        <Switch label="Ada sponsor" />
      </div>
    </Cell>
    <Cell name="RadioGroup" note="lima pilihan atau kurang">
      <RadioGroup
        label="Jalur"
        columns={1}
        defaultValue="1"
        options={[
          { value: '1', label: 'Melalui Kawasan Bebas', hint: 'Barang Bawaan Penumpang' },
          { value: '2', label: 'Dari luar Daerah Pabean' },
        ]}
      />
    </Cell>
    <Cell name="FileUpload" note="batas yang tertulis adalah batas yang diperiksa" span={8}>
      <FileUpload
        label="Dokumen pelengkap"
        limit={office020400.uploads.small}
        files={files}
        onAdd={() => undefined}
        onRemove={() => undefined}
      />
    </Cell>
    <Cell name="ErrorSummary" note="di atas formulir, menerima fokus">
      <ErrorSummary
        errors={[
          { field: 'npwp-kuasa', message: 'NPWP Kuasa harus 16 digit' },
          { field: 'gudang', message: 'Kolom Gudang belum diisi' },
        ]}
      />
    </Cell>
  </Cells>
);
