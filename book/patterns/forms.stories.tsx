import { ActionBar, Alert, Button, DateField, RadioGroup, TextField } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Pola/Formulir',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One column, in the order in which people know the answers; widths follow the answers. */
export const Order: Story = {
  render: () => (
    <form className="pattern-form" onSubmit={(event) => event.preventDefault()}>
      <p>Semua isian wajib diisi, kecuali yang bertanda opsional.</p>
      <TextField label="Nomor Permohonan" hint="Nomor surat dari perusahaan Anda." />
      <DateField label="Tanggal Permohonan" />
      <RadioGroup
        label="Jenis Pembongkaran"
        options={[
          { value: '1', label: 'Ship to Ship' },
          { value: '2', label: 'Non Ship to Ship' },
        ]}
      />
      <TextField label="Nama Kuasa" optional />
      <TextField label="Kantor" locked defaultValue="020400 – KPU BC Tipe B Batam" />
      <ActionBar note="Draf disimpan di perangkat ini, 09.42">
        <Button type="submit" variant="primary">
          Simpan
        </Button>
        <Button variant="tertiary">Kembali</Button>
      </ActionBar>
    </form>
  ),
};

/** What was typed before is offered, not put in silently. */
export const Draft: Story = {
  render: () => (
    <Alert
      tone="info"
      heading="Ada draf yang belum disimpan, terakhir diubah 24-09-2024 09.42."
      action={
        <>
          <Button size="small">Pulihkan draf</Button>
          <Button size="small" variant="tertiary">
            Buang draf
          </Button>
        </>
      }
    >
      Pulihkan untuk melanjutkan, atau buang untuk mulai dari awal.
    </Alert>
  ),
};
