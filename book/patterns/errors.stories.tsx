import { Alert, Button, ErrorSummary, TextField } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../packages/ui/src/testing/say.ts';

const meta = {
  title: 'Patterns/Errors',
  tags: ['!dev'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a failed submit: the list above the form, and the same message beside each control. */
export const Fields: Story = {
  render: () => (
    <div className="pattern-form">
      <ErrorSummary
        errors={[
          {
            field: 'npwp',
            message: say('NPWP Kuasa harus 16 digit', 'The NPWP of the proxy must have 16 digits'),
          },
          { field: 'alamat', message: say('Kolom Alamat belum diisi', 'Address is empty') },
        ]}
      />
      <TextField
        id="npwp"
        label={say('NPWP Kuasa', 'NPWP of the proxy')}
        code
        defaultValue="021345678215000"
        error={say('NPWP Kuasa harus 16 digit', 'The NPWP of the proxy must have 16 digits')}
      />
      <TextField
        id="alamat"
        label={say('Alamat', 'Address')}
        error={say('Kolom Alamat belum diisi', 'Address is empty')}
      />
    </div>
  ),
};

/** No field is wrong: what happened, what is safe, what to do. */
export const Whole: Story = {
  render: () => (
    <Alert
      tone="danger"
      heading={say('Data belum tersimpan', 'The data has not been saved')}
      action={<Button size="small">{say('Coba lagi', 'Try again')}</Button>}
    >
      {say(
        'Koneksi terputus. Isian Anda tidak hilang.',
        'The connection was lost. What you entered is still here.',
      )}
    </Alert>
  ),
};
