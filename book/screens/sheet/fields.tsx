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
import { say } from '../../../packages/ui/src/testing/say.ts';
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
    error: say(
      'File foto-lokasi.jpg berukuran 1204 Kb, max. 800 Kb.',
      'File foto-lokasi.jpg has 1204 Kb, at most 800 Kb.',
    ),
  },
];

/** All fields. */
export const Fields = () => (
  <Cells heading={say('Isian', 'Fields')}>
    <Cell name="TextField" note={say('label, petunjuk, galat', 'label, hint, error')}>
      <TextField
        label={say('Nomor Permohonan', 'Application number')}
        hint={say('Nomor surat dari perusahaan Anda.', 'The number of your company’s letter.')}
        defaultValue="119/SNB/IX/2024"
      />
      <TextField
        label={say('Nama Kuasa', 'Proxy name')}
        optional
        placeholder={say('Sesuai surat kuasa', 'As in the power of attorney')}
      />
      <TextField
        label={say('NPWP Kuasa', 'NPWP of the proxy')}
        code
        defaultValue="021345678215000"
        error={say('NPWP Kuasa harus 16 digit', 'The NPWP of the proxy must have 16 digits')}
      />
    </Cell>
    <Cell name="TextField, MoneyField, WeightField" note={say('terkunci, satuan', 'locked, units')}>
      <TextField label={say('Nama', 'Name')} defaultValue="Ratna Dewi Siregar" />
      <TextArea label={say('Kantor', 'Office')} rows={1} locked defaultValue="020400 – KPU BC Tipe B Batam" />
      <div className="sheet-pair">
        <MoneyField label={say('Nilai barang', 'Value of the goods')} defaultValue="6500000" />
        <WeightField label={say('Bruto', 'Gross weight')} defaultValue="82.5" />
      </div>
    </Cell>
    <Cell name="Select, TextArea" note={say('bawaan peramban', 'the browser’s own')}>
      <Select
        label={say('Jenis izin', 'Permit type')}
        options={[{ value: '23', label: 'Pembongkaran di luar Kawasan Pabean' }]}
      />
      <Select
        label={say('Gudang', 'Warehouse')}
        placeholder={say('Pilih gudang', 'Choose a warehouse')}
        options={[]}
        error={say('Kolom Gudang belum diisi', 'Warehouse is empty')}
      />
      <TextArea
        label={say('Keterangan', 'Remarks')}
        optional
        rows={2}
        defaultValue={say('Muatan curah, dibongkar pada siang hari.', 'Bulk cargo, unloaded by day.')}
      />
    </Cell>
    <Cell
      name="Combobox, DateField"
      note={say('cari sambil mengetik, ketik atau pilih', 'search while typing, type or choose')}
    >
      <Combobox label={say('Pelabuhan muat', 'Port of loading')} options={ports} defaultValue="IDSUB" />
      <DateField label={say('Tanggal datang', 'Arrival date')} defaultValue="2024-09-26" />
      <DateField label={say('Tanggal BC 1.1', 'BC 1.1 date')} locked value="2024-09-20" />
    </Cell>
    <Cell name="Checkbox, Switch" note={say('sasaran sentuh 44', 'touch targets of 44')}>
      <Checkbox
        defaultChecked
        label={say(
          'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan',
          'I declare that the data given is true and that I am responsible for the truth of the data/documents given',
        )}
      />
      <div className="sheet-row">
        <Checkbox label={say('Kuasa', 'Proxy')} />
        <Checkbox label={say('Sebagian', 'Some')} indeterminate />
      </div>
      <div className="sheet-row">
        <Switch label={say('Rapat', 'Compact')} defaultChecked />
        <Switch label={say('Ada sponsor', 'There is a sponsor')} />
      </div>
    </Cell>
    <Cell name="RadioGroup" note={say('lima pilihan atau kurang', 'five choices or fewer')}>
      <RadioGroup
        label={say('Jalur', 'Route')}
        columns={1}
        defaultValue="1"
        options={[
          {
            value: '1',
            label: say('Melalui Kawasan Bebas', 'Through the free trade zone'),
            hint: say('Barang Bawaan Penumpang', 'Passengers’ goods'),
          },
          { value: '2', label: say('Dari luar Daerah Pabean', 'From outside of the customs territory') },
        ]}
      />
    </Cell>
    <Cell
      name="FileUpload"
      note={say(
        'batas yang tertulis adalah batas yang diperiksa',
        'the limit that is stated is the limit that is checked',
      )}
      span={8}
    >
      <FileUpload
        label={say('Dokumen pelengkap', 'Supporting documents')}
        limit={office020400.uploads.small}
        files={files}
        onAdd={() => undefined}
        onRemove={() => undefined}
      />
    </Cell>
    <Cell
      name="ErrorSummary"
      note={say('di atas formulir, menerima fokus', 'above the form, takes the focus')}
    >
      <ErrorSummary
        errors={[
          {
            field: 'npwp-kuasa',
            message: say('NPWP Kuasa harus 16 digit', 'The NPWP of the proxy must have 16 digits'),
          },
          { field: 'gudang', message: say('Kolom Gudang belum diisi', 'Warehouse is empty') },
        ]}
      />
    </Cell>
  </Cells>
);
