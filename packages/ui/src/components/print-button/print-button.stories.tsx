import type { Printable } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { PrintButton } from './print-button.tsx';

const approved: Printable = {
  status: '50',
  permitTypeId: '3',
  approvalNumber: 'KEP-1204/KPU.02/2024',
  approvalFlag: 'Y',
  hasStoredFile: false,
};

const meta = {
  title: 'Domain/PrintButton',
  component: PrintButton,
  args: { licence: approved, onPrint: fn() },
} satisfies Meta<typeof PrintButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states: readonly Partial<Parameters<typeof PrintButton>[0]>[] = [
  {},
  { variant: 'primary' },
  { size: 'small', variant: 'quiet', thing: 'KEP-1204/KPU.02/2024' },
  { busy: true },
  {
    problem: say(
      'Server sedang sibuk. Coba lagi dalam 2 detik.',
      'The server is busy. Try again in 2 seconds.',
    ),
  },
  { licence: { ...approved, status: '20', approvalNumber: null } },
  { licence: { ...approved, status: '90', approvalNumber: null } },
  { licence: { ...approved, status: '99' } },
  { licence: { ...approved, permitTypeId: '31' } },
];

/**
 * Offered, primary, quiet in a row, busy, failed; then the reasons why there is no licence: undecided, rejected, ended,
 * excluded.
 */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 20 }}>
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the states never change
        <PrintButton key={index} {...args} {...state} />
      ))}
    </div>
  ),
};

export const SaysWhyNothingIsOffered: Story = {
  args: { licence: { ...approved, permitTypeId: '31' } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Cetak' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/tidak dicetak dari portal/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).not.toHaveBeenCalled();
  },
};

export const AsksForTheLicence: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** The reasons why there is no licence, in English. */
export const InEnglish: Story = {
  args: { licence: { ...approved, status: '90', approvalNumber: null } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveAccessibleDescription(
      'There is no permit: the application was rejected.',
    );
  },
};
