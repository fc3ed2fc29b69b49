import { checkCodeFrom, groupCheckCode } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LicenceCheckForm } from './licence-check-form.tsx';

const code = checkCodeFrom(Uint8Array.from({ length: 26 }, (_, index) => index * 37));

const meta = {
  title: 'Forms/LicenceCheckForm',
  component: LicenceCheckForm,
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
  args: { onCheck: fn() },
  parameters: {
    anatomy: { parts: ['label', 'div:has(> label) + div::text', 'input', 'button'] },
  },
} satisfies Meta<typeof LicenceCheckForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Filled in: a code is shown in groups. */
export const Variants: Story = { args: { code } };

/** Groups, spaces and lower case are accepted. */
export const HandsTheBareCodeOver: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ` ${groupCheckCode(code).toLowerCase()} {Enter}`);
    await expect(args.onCheck).toHaveBeenCalledWith(code);
  },
};

/** A typing mistake is reported at once. */
export const Slip: Story = {
  args: { code: `${code.slice(0, 27)}${code.endsWith('0') ? '1' : '0'}` },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCheck).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
