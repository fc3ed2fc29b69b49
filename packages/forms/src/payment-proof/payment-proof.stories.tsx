import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, refusal, underWay } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { pressEscape } from '../testing/press-escape.ts';
import { PaymentProofDialog, type PaymentProofDialogProps } from './payment-proof-dialog.tsx';
import { PaymentProofForm } from './payment-proof-form.tsx';

const answer = { message: say('Berhasil Menyimpan', 'Saved') };
/** Save function of a story. */
const taking = fn<PaymentProofDialogProps<typeof answer>['onSave']>;
const earlier = { number: '0A1B2C3D4E5F6789', date: '2026-03-02' };

const meta = {
  title: 'Forms/PaymentProofDialog',
  component: PaymentProofDialog,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      parts: ['header p', 'dl', 'input[name="number"]', 'input[name="date"]', 'button[type="submit"]'],
    },
  },
  args: {
    open: true,
    description: '020400-000123-20240924-000045 · Ratna Dewi Siregar',
    billingCode: '820260300012345',
    onSave: taking(async () => answer),
    onSaved: fn(),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof PaymentProofDialog>;
export default meta;
type Story = StoryObj<PaymentProofDialogProps<typeof answer>>;

const number = () => screen.getByRole('textbox', { name: say('Nomor NTPN', 'NTPN') });
const save = () => userEvent.click(screen.getByRole('button', { name: say('Simpan', 'Save') }));

/** Nothing recorded yet. */
export const Default: Story = {};

/** Recorded before: saving replaces it. */
export const Variants: Story = { args: { earlier } };

/** Without a billing code. */
export const WithoutBillingCode: Story = { args: { billingCode: null } };

/** Everything is required. */
export const Empty: Story = {
  play: async ({ args }) => {
    await save();
    await expect(
      await screen.findByRole('region', {
        name: say('Ada 2 isian yang perlu diperbaiki', 'Fields to correct: 2'),
      }),
    ).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Too short, and a date in the future. */
export const Wrong: Story = {
  args: { earlier: { number: '0A1B 2C3D', date: inAWeek } },
  play: async ({ args }) => {
    await save();
    await expect(number()).toHaveAccessibleDescription(
      new RegExp(say('Nomor NTPN harus 16 huruf atau angka\\.', 'NTPN must be 16 letters or digits\\.')),
    );
    await expect(
      screen.getByRole('link', {
        name: say('Tanggal NTPN tidak boleh sesudah hari ini.', 'NTPN date must not be after today.'),
      }),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Typed in groups and in lower case. */
export const Saved: Story = {
  play: async ({ args }) => {
    await userEvent.type(number(), '0a1b 2c3d 4e5f 6789');
    await userEvent.type(
      screen.getByRole('textbox', { name: say('Tanggal NTPN', 'NTPN date') }),
      '02-03-2026',
    );
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer));
    await expect(args.onSave).toHaveBeenCalledWith(earlier, expect.anything());
  },
};

/** The record no longer waits for payment. */
export const Refused: Story = {
  args: {
    earlier,
    onSave: taking(() =>
      Promise.reject(
        refusal(
          say(
            'Bukti bayar hanya dapat direkam pada status 115.',
            'The proof of payment can only be recorded in status 115.',
          ),
        ),
      ),
    ),
  },
  play: async () => {
    await save();
    await expect(
      await screen.findByRole('group', {
        name: new RegExp(say('hanya dapat direkam', 'can only be recorded')),
      }),
    ).toHaveFocus();
  },
};

/** No connection: the input is kept. */
export const NoConnection: Story = {
  args: { earlier, onSave: taking(() => Promise.reject(noAnswer())) },
  play: async () => {
    await save();
    await screen.findByRole('group', {
      name: new RegExp(say('Server tidak dapat dihubungi', 'The server cannot be reached')),
    });
    await expect(number()).toHaveValue(earlier.number);
  },
};

/** The button shows that it is being saved. */
export const Sending: Story = {
  args: { earlier, onSave: taking(underWay) },
  play: async ({ args }) => {
    await save();
    await userEvent.click(await screen.findByRole('button', { name: say('Menyimpan…', 'Saving…') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

const { store } = memoryDrafts({
  'payment-proof': { version: 1, savedAt: '2026-03-02T01:00:00Z', values: earlier },
});

/** A draft of an earlier visit. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: say('Pulihkan draf', 'Restore draft') }));
    await expect(number()).toHaveValue(earlier.number);
  },
};

/** Leaving with unsaved input asks for confirmation. */
export const AsksBeforeLosingIt: Story = {
  play: async ({ args }) => {
    await userEvent.type(number(), '0A1B');
    pressEscape();
    await expect(
      await screen.findByRole('button', { name: say('Lanjut mengisi', 'Keep editing') }),
    ).toBeVisible();
    await expect(args.onRequestClose).not.toHaveBeenCalled();
  },
};

/** The same in a page. */
export const InAPage: Story = {
  render: () => (
    <div style={{ paddingInline: 16 }}>
      <PaymentProofForm
        billingCode="820260300012345"
        onSave={taking(async () => answer)}
        onSaved={fn()}
        onBack={fn()}
      />
    </div>
  ),
};

export const English: Story = {
  args: { earlier },
  globals: { language: 'en' },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Record proof of payment' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'NTPN' })).toHaveValue(earlier.number);
  },
};
