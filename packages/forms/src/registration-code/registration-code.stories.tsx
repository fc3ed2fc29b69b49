import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleCode } from '../testing/sample-registration-code.ts';
import { RegistrationCode, type RegistrationCodeProps } from './registration-code.tsx';

/** Keeps the code, as a page does. */
function Kept(props: RegistrationCodeProps) {
  const [kept, setKept] = useState(props.kept);
  return (
    <RegistrationCode
      {...props}
      kept={kept}
      onKeep={() => {
        props.onKeep();
        setKept(true);
      }}
      onForget={() => {
        props.onForget();
        setKept(false);
      }}
    />
  );
}

const meta = {
  title: 'Forms/RegistrationCode',
  component: RegistrationCode,
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  parameters: {
    guide: {
      purpose:
        'The code of a transit request that was filed: to show to the officer, to copy, to scan, to print as a slip. Keeping it on this device is offered, not done.',
      instead: [
        'For another code that people compare or copy, use Code.',
        'For the QR code of an authenticator app, use AuthenticatorKey.',
      ],
      keyboard: [
        ['Tab', 'Goes to copy, print, and keep or erase'],
        ['Enter, Space', 'Does it; the focus stays'],
      ],
      good: [
        'Give in `address` the page that looks the code up, so that an officer’s camera opens it.',
        'Keep the code only in `onKeep`, and erase it in `onForget`.',
      ],
      bad: [
        'Do not let a stranger’s service draw the QR code: it would learn the code.',
        'Do not keep the code by yourself: the device may belong to a terminal.',
      ],
      spoken: [
        'The code is spelled letter by letter, group by group; copying gives it without gaps.',
        'Whether this device keeps it is announced politely.',
      ],
      messages: ['registrationCode'],
    } satisfies ComponentGuide,
  },
  args: {
    code: sampleCode,
    address: `https://portal.pabean.example/#/menutransit?kode=${sampleCode}`,
    kept: false,
    onKeep: fn(),
    onForget: fn(),
  },
} satisfies Meta<typeof RegistrationCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Tunjukkan kode ini kepada petugas bea dan cukai di terminal kedatangan.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /^Kode QR/ })).toBeVisible();
  },
};

export const Variants: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Kode QR/ });
  },
};

/** Kept on this device, with the way to erase it. */
export const KeptHere: Story = { args: { kept: true } };

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
};

/** Nothing is kept until somebody asks for it. */
export const KeepsAndErases: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.onKeep).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan di perangkat ini' }));
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText(/^Kode ini tersimpan/)).toBeVisible();
    const forget = canvas.getByRole('button', { name: 'Hapus dari perangkat ini' });
    await expect(forget).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onForget).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Simpan di perangkat ini' })).toHaveFocus();
  },
};

/** A code of another provider, in one piece. */
export const OfAnotherProvider: Story = { args: { code: 'TR2026118' } };

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Registration code' })).toBeVisible();
    await expect(canvas.getByText(/^Show this code/)).toBeVisible();
  },
};
