import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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

const shown = {
  code: sampleCode,
  address: `https://portal.pabean.example/#/menutransit?kode=${sampleCode}`,
  onKeep: () => undefined,
  onForget: () => undefined,
  level: 3,
} as const;

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
      anatomy: {
        parts: [
          ['Code', 'span[role="img"]', 'In groups of four, to be read out to an officer.'],
          ['Copy', 'span[role="img"] + button', 'Copies it without gaps.'],
          [
            'QR code',
            'section > div:first-child > div:last-child',
            'Opens the address at which an officer looks the code up.',
          ],
          [
            'Print',
            'section > div:nth-child(2) button',
            'Prints the slip: the office, the code and its QR code.',
          ],
          [
            'Keep or erase',
            'section > div:nth-child(2) button:last-child',
            'Keeps the code on this device, or erases it there.',
          ],
          ['What is kept', 'section > p[role="status"]', 'Says whether this device keeps the code.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to copy, print, and keep or erase'],
        ['Enter, Space', 'Does it; the focus stays'],
      ],
      pairs: [
        {
          good: {
            says: 'After the request was filed the code is not kept; keeping it is offered.',
            shows: () => <RegistrationCode {...shown} kept={false} />,
          },
          bad: {
            says: 'The page kept the code without being asked: whoever uses the terminal next finds it.',
            shows: () => <RegistrationCode {...shown} kept />,
          },
        },
      ],
      good: [
        'Give in `address` the page that looks the code up, so that an officer’s camera opens it.',
        'Keep the code only in `onKeep`, and erase it in `onForget`.',
      ],
      bad: ['Do not let a stranger’s service draw the QR code: it would learn the code.'],
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

/** Stored on this device, with a button to erase it. */
export const KeptHere: Story = { args: { kept: true } };

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
};

/** Nothing is stored until the user asks for it. */
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
