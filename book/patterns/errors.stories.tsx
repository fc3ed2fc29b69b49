import { Alert, Button, ErrorSummary, TextField } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Pola/Kesalahan',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a failed submit: the list above the form, the same words beside each control. */
export const Fields: Story = {
  render: () => (
    <div className="pattern-form">
      <ErrorSummary
        errors={[
          { field: 'npwp', message: 'NPWP Kuasa harus 16 digit' },
          { field: 'alamat', message: 'Kolom Alamat belum diisi' },
        ]}
      />
      <TextField
        id="npwp"
        label="NPWP Kuasa"
        code
        defaultValue="021345678215000"
        error="NPWP Kuasa harus 16 digit"
      />
      <TextField id="alamat" label="Alamat" error="Kolom Alamat belum diisi" />
    </div>
  ),
};

/** No field is at fault: what happened, what is safe, what to do. */
export const Whole: Story = {
  render: () => (
    <Alert tone="danger" heading="Data belum tersimpan" action={<Button size="small">Coba lagi</Button>}>
      Koneksi terputus. Isian Anda tidak hilang.
    </Alert>
  ),
};
