import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { sampleCode } from '../testing/sample-registration-code.ts';
import { RegistrationCode, type RegistrationCodeProps } from './registration-code.tsx';

/** Stores the code, as a page does. */
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
    anatomy: {
      parts: [
        'span[role="img"]',
        'span[role="img"] + button',
        'section > div:first-child > div:last-child',
        'section > div:nth-child(2) button',
        'section > div:nth-child(2) button:last-child',
        'section > p[role="status"]',
      ],
    },
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
      canvas.getByText(
        say(
          'Tunjukkan kode ini kepada petugas bea dan cukai di terminal kedatangan.',
          'Show this code to the customs officer at the arrival terminal.',
        ),
      ),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('img', { name: new RegExp(say('^Kode QR', '^QR code')) }),
    ).toBeVisible();
  },
};

export const Variants: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: new RegExp(say('^Kode QR', '^QR code')) });
  },
};

/** Stored on this device, with a button to erase it. */
export const KeptHere: Story = { args: { kept: true } };

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
};

/** Nothing is stored until the user asks for it. */
export const KeepsAndErases: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.onKeep).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole('button', { name: say('Simpan di perangkat ini', 'Keep it on this device') }),
    );
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
    await expect(
      canvas.getByText(new RegExp(say('^Kode ini tersimpan', '^This device keeps the code'))),
    ).toBeVisible();
    const forget = canvas.getByRole('button', {
      name: say('Hapus dari perangkat ini', 'Erase it from this device'),
    });
    await expect(forget).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onForget).toHaveBeenCalledTimes(1);
    await expect(
      canvas.getByRole('button', { name: say('Simpan di perangkat ini', 'Keep it on this device') }),
    ).toHaveFocus();
  },
};

/** A shorter code of another provider. */
export const OfAnotherProvider: Story = {
  args: { code: 'TR2026118', address: 'https://portal.pabean.example/#/menutransit?kode=TR2026118' },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Registration code' })).toBeVisible();
    await expect(canvas.getByText(/^Show this code/)).toBeVisible();
  },
};
