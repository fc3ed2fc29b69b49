import { Button, ConfirmDialog, Dialog, DialogBody, DialogCancel, DialogFoot } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../packages/ui/src/testing/say.ts';

const meta = {
  title: 'Patterns/Dialogs',
  tags: ['!dev'],
  parameters: { docs: { story: { inline: false, height: '340px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** Ask: 440 px, the focus on “Cancel”. */
export const Ask: Story = {
  render: () => (
    <ConfirmDialog
      open
      heading={say('Kirim data', 'Send data')}
      question={say('Anda yakin akan mengirim data ini?', 'Are you sure that you want to send this data?')}
      thing="118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean"
      confirmLabel={say('Kirim', 'Send')}
      busyLabel={say('Mengirim…', 'Sending…')}
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
};

/** Tell: 560 px, the focus on the action that goes on. */
export const Tell: Story = {
  render: () => (
    <Dialog open heading={say('Hasil Validasi', 'Validation result')} onRequestClose={nothing}>
      <DialogBody>
        {say(
          'Permohonan belum dikirim. Kolom Alamat belum diisi pada data permohonan.',
          'The application was not sent. Address is empty in the application data.',
        )}
      </DialogBody>
      <DialogFoot>
        <DialogCancel>{say('Tutup', 'Close')}</DialogCancel>
        <Button variant="primary">{say('Lengkapi', 'Complete')}</Button>
      </DialogFoot>
    </Dialog>
  ),
};
