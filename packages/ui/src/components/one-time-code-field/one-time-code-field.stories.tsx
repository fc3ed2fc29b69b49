import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { OneTimeCodeField } from './one-time-code-field.tsx';

const meta = {
  title: 'Components/Inputs/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: say('Kode verifikasi', 'Verification code'), onValueChange: fn(), onComplete: fn() },
  parameters: {
    anatomy: { parts: ['label', '[id$="-hint"]::text', 'span[aria-hidden]'] },
  },
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: say('6 angka dari aplikasi autentikator.', '6 digits from the authenticator app.') },
};

/** Empty, partial, complete, with an error, read-only, disabled, and with eight digits. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <OneTimeCodeField
        label={say('Kode verifikasi', 'Verification code')}
        hint={say('6 angka dari aplikasi autentikator.', '6 digits from the authenticator app.')}
      />
      <OneTimeCodeField label={say('Kode verifikasi', 'Verification code')} optional defaultValue="482" />
      <OneTimeCodeField label={say('Kode verifikasi', 'Verification code')} defaultValue="482910" />
      <OneTimeCodeField
        label={say('Kode verifikasi', 'Verification code')}
        defaultValue="482910"
        error={say(
          'Kode tidak sesuai. Tunggu kode berikutnya di aplikasi, lalu ketik kode itu.',
          'The code does not match. Wait for the next code in the app, then type that one.',
        )}
      />
      <OneTimeCodeField label={say('Kode verifikasi', 'Verification code')} readOnly defaultValue="482910" />
      <OneTimeCodeField
        label={say('Kode verifikasi', 'Verification code')}
        disabled
        hint={say('Pindai kode QR lebih dulu.', 'Scan the QR code first.')}
      />
      <OneTimeCodeField label={say('Kode cadangan', 'Recovery code')} length={8} defaultValue="48291057" />
    </div>
  ),
};

const field = { name: say('Kode verifikasi', 'Verification code') };

/** Only digits are accepted; the last one completes the code, and further ones change nothing. */
export const CompletesOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('48a2 910');
    await expect(canvas.getByRole('textbox', field)).toHaveValue('482910');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('482910');
    await userEvent.keyboard('7');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', field)).toHaveValue('482910');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

/** The same code typed again does not complete again; another one does. */
export const NeverSendsACodeTwice: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('482910{Backspace}0');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Backspace}1');
    await expect(args.onComplete).toHaveBeenLastCalledWith('482911');
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
  },
};

export const TakesTheCodeOutOfAPaste: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.click(input);
    await userEvent.paste('482 910');
    await expect(input).toHaveValue('482910');
    await userEvent.paste('Kode Anda 112233, berlaku 5 menit');
    await expect(input).toHaveValue('112233');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('112233');
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
  },
};

/** A wrong digit in the middle can be corrected in place. */
export const IsCorrectedInTheMiddle: Story = {
  args: { defaultValue: '482910' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Backspace}x5');
    const input = canvas.getByRole<HTMLInputElement>('textbox', field);
    await expect(input).toHaveValue('452910');
    await expect(input.selectionStart).toBe(2);
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('452910');
  },
};
