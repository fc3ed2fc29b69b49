import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, refusal, underWay } from '../testing/answers.ts';
import { pressEscape } from '../testing/press-escape.ts';
import { SendApplication } from './send-application.tsx';

const answer = { message: say('Permohonan berhasil dikirim', 'The application has been sent') };

const sendName = say('Kirim', 'Send');
const lackingLetter = say(
  'Dokumen Surat Permohonan belum diisi',
  'The document Letter of application is not filled in',
);
const lackingContainers = say(
  'Daftar Peti Kemas berisi 2 dari 3 baris',
  'The list of containers has 2 of 3 rows',
);

const meta = {
  title: 'Forms/SendApplication',
  component: SendApplication,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: { of: 'Variants', parts: ['header p', 'ul', 'label', 'form > div:last-child'] },
  },
  args: {
    open: true,
    thing: '118/SNB/IX/2026 · Pembongkaran Barang di Luar Kawasan Pabean',
    onSend: fn(async () => answer),
    onSent: fn(),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof SendApplication>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The declaration is the first step. */
export const Default: Story = {};

const lacking = [
  { id: 'surat', text: lackingLetter, onComplete: fn() },
  { id: 'peti', text: lackingContainers, onComplete: fn() },
];

/** Something is still missing. */
export const Variants: Story = { args: { lacking } };

/** Missing things are listed before the declaration with links. It can be sent all the same. */
export const LeadsToWhatIsMissing: Story = {
  args: { lacking },
  play: async ({ args }) => {
    const complete = screen.getByRole('button', { name: say('Lengkapi', 'Complete') });
    await expect(complete).toHaveFocus();
    await press(lackingContainers);
    await expect(args.lacking?.[1]?.onComplete).toHaveBeenCalledTimes(1);
    await userEvent.click(complete);
    await expect(args.lacking?.[0]?.onComplete).toHaveBeenCalledTimes(1);
    await goToQuestion();
  },
};

const consent = () =>
  screen.getByRole('checkbox', {
    name: new RegExp(say('Saya menyatakan bahwa data', 'I declare that the data')),
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function goToQuestion() {
  await userEvent.click(consent());
  await press(sendName);
  await expect(screen.getByRole('alertdialog', { name: say('Kirim data', 'Send data') })).toBeVisible();
}

export const NeedsTheDeclaration: Story = {
  play: async ({ args }) => {
    await press(sendName);
    await expect(consent()).toHaveAccessibleDescription(
      say(
        'Pengiriman data tidak berhasil, disclaimer belum diisi...!!!',
        'Not sent: the disclaimer is not ticked',
      ),
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const AsksOnceThenSends: Story = {
  play: async ({ args }) => {
    await goToQuestion();
    await expect(
      screen.getByText(say('Anda yakin akan mengirim data ini?', 'Are you sure you want to send this data?')),
    ).toBeVisible();
    await press(sendName);
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSent).toHaveBeenCalledWith(answer);
  },
};

/** The office lists what is missing. */
export const ShowsWhatIsMissing: Story = {
  args: {
    onSend: fn(async () => {
      throw refusal(
        say('Permohonan belum lengkap.', 'The application is incomplete.'),
        { path: [], message: lackingLetter },
        { path: [], message: lackingContainers },
      );
    }),
  },
  play: async ({ args }) => {
    await goToQuestion();
    await press(sendName);
    await expect(
      await screen.findByRole('dialog', { name: say('Hasil Validasi', 'Validation result') }),
    ).toBeVisible();
    await expect(screen.getByText(lackingLetter)).toBeVisible();
    await press(say('Lengkapi', 'Complete'));
    await expect(args.onRequestClose).toHaveBeenCalled();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

/** Any other refusal is shown where it can be retried. */
export const TellsAnotherRefusal: Story = {
  args: {
    onSend: fn(async () => {
      throw refusal(
        say(
          'Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.',
          'The application has been sent, so it cannot be changed or deleted.',
        ),
      );
    }),
  },
  play: async ({ args }) => {
    await goToQuestion();
    await press(sendName);
    await expect(
      await screen.findByText(new RegExp(say('Permohonan sudah dikirim', 'The application has been sent'))),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: sendName })).toBeEnabled();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

/** While it is being sent nothing can be pressed twice and the dialog cannot be closed. */
export const Sending: Story = {
  args: { onSend: fn(underWay) },
  play: async ({ args }) => {
    await goToQuestion();
    await press(sendName);
    await press(say('Mengirim…', 'Sending…'));
    pressEscape();
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onRequestClose).not.toHaveBeenCalled();
  },
};

/** The same where it is sent without a confirmation. */
export const SendingWithoutAQuestion: Story = {
  args: { declaredFirst: true, lacking, onSend: fn(underWay) },
  play: async ({ args }) => {
    await userEvent.click(consent());
    await press(sendName);
    pressEscape();
    await expect(screen.getByRole('button', { name: say('Batal', 'Cancel') })).toBeDisabled();
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onRequestClose).not.toHaveBeenCalled();
  },
};

/** No response: the dialog stays, so that it can be retried. */
export const NoConnection: Story = {
  args: { onSend: fn(() => Promise.reject(noAnswer())) },
  play: async ({ args }) => {
    await goToQuestion();
    await press(sendName);
    await expect(
      await screen.findByText(
        new RegExp(say('Server tidak dapat dihubungi', 'The server cannot be reached')),
      ),
    ).toBeVisible();
    await expect(args.onRequestClose).not.toHaveBeenCalled();
  },
};

/** Leaving at the confirmation sends nothing. */
export const LeavesWithoutSending: Story = {
  play: async ({ args }) => {
    await goToQuestion();
    pressEscape();
    await expect(args.onRequestClose).toHaveBeenCalled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** In the free-trade zone the button requires the declaration only, and there is no confirmation while something is missing. */
export const WaitsForTheDeclaration: Story = {
  args: { declaredFirst: true, lacking },
  play: async ({ args }) => {
    const send = screen.getByRole('button', { name: sendName });
    await expect(send).toBeDisabled();
    await userEvent.click(consent());
    await expect(send).toBeEnabled();
    await userEvent.click(consent());
    await expect(send).toBeDisabled();
    await userEvent.click(consent());
    await press(sendName);
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(answer));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
