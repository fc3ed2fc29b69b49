import { ActionBar, Alert, Button, DateField, RadioGroup, TextField } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../packages/ui/src/testing/say.ts';

const meta = {
  title: 'Patterns/Forms',
  tags: ['!dev'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One column, in the order in which users know the answers; widths follow the answers. */
export const Order: Story = {
  render: () => (
    <form className="pattern-form" onSubmit={(event) => event.preventDefault()}>
      <p>
        {say(
          'Semua isian wajib diisi, kecuali yang bertanda opsional.',
          'Everything must be filled in, except what is marked as optional.',
        )}
      </p>
      <TextField
        label={say('Nomor Permohonan', 'Application number')}
        hint={say('Nomor surat dari perusahaan Anda.', 'The number of your company’s letter.')}
      />
      <DateField label={say('Tanggal Permohonan', 'Application date')} />
      <RadioGroup
        label={say('Jenis Pembongkaran', 'Kind of unloading')}
        options={[
          { value: '1', label: 'Ship to Ship' },
          { value: '2', label: 'Non Ship to Ship' },
        ]}
      />
      <TextField label={say('Nama Kuasa', 'Proxy name')} optional />
      <TextField label={say('Kantor', 'Office')} locked defaultValue="020400 – KPU BC Tipe B Batam" />
      <ActionBar note={say('Draf disimpan di perangkat ini, 09.42', 'Draft kept on this device, 09.42')}>
        <Button type="submit" variant="primary">
          {say('Simpan', 'Save')}
        </Button>
        <Button variant="tertiary">{say('Kembali', 'Back')}</Button>
      </ActionBar>
    </form>
  ),
};

/** An earlier answer is offered, not filled in silently. */
export const Draft: Story = {
  render: () => (
    <Alert
      tone="info"
      heading={say(
        'Ada draf yang belum disimpan, terakhir diubah 24-09-2024 09.42.',
        'There is a draft that was not saved, last changed 24-09-2024 09.42.',
      )}
      action={
        <>
          <Button size="small">{say('Pulihkan draf', 'Restore draft')}</Button>
          <Button size="small" variant="tertiary">
            {say('Buang draf', 'Discard draft')}
          </Button>
        </>
      }
    >
      {say(
        'Pulihkan untuk melanjutkan, atau buang untuk mulai dari awal.',
        'Restore it to go on, or discard it to start anew.',
      )}
    </Alert>
  ),
};
