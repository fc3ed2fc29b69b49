import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, underWay } from '../testing/answers.ts';
import { easyCaptcha } from '../testing/easy-captcha.ts';
import { CaptchaField, type CaptchaFieldProps } from './captcha-field.tsx';

/** A field in a form that stores its value. */
function InAForm({ value, onValueChange, ...props }: CaptchaFieldProps) {
  const [kept, setKept] = useState(value);
  return (
    <CaptchaField
      {...props}
      value={kept}
      onValueChange={(next) => {
        setKept(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/CaptchaField',
  component: CaptchaField,
  render: (args) => <InAForm {...args} />,
  parameters: {
    anatomy: { parts: ['span', 'div:has(> span) + div::text', 'button'] },
  },
  args: { label: say('Verifikasi', 'Verification'), value: '', onValueChange: fn(), load: easyCaptcha },
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

const again = say('Verifikasi lagi', 'Check again');

const press: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: say('Saya bukan robot', 'I am not a robot') }));
};

/** Waiting for the user to press the button. */
export const Default: Story = {};

/** Not solved, and rejected by the form. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 640 }}>
      <InAForm {...args} />
      <InAForm
        {...args}
        label={say('Verifikasi formulir transit', 'Verification of the transit form')}
        error={say('Kolom Verifikasi belum diisi', 'Verification is empty')}
      />
    </div>
  ),
};

/** While solving: the button shows it, and a second press does nothing. */
export const Working: Story = {
  args: { load: fn(underWay) },
  play: async (context) => {
    await press(context);
    const busy = await context.canvas.findByRole('button', { name: say('Memverifikasi…', 'Checking…') });
    await userEvent.click(busy);
    await expect(context.args.load).toHaveBeenCalledTimes(1);
  },
};

/** Solved: the form has the solution and the button keeps the focus. */
export const Solved: Story = {
  play: async (context) => {
    await press(context);
    const button = await context.canvas.findByRole('button', { name: say('Terverifikasi', 'Checked') });
    await expect(context.canvas.getByRole('status')).toHaveTextContent(
      say('Verifikasi selesai.', 'The check is done.'),
    );
    await expect(context.args.onValueChange).toHaveBeenCalledWith(expect.stringMatching(/^ey/));
    await expect(button).toHaveFocus();
  },
};

/** Expired: the form's value is empty, and one press solves it again. */
export const Expired: Story = {
  args: { goodFor: 0.5 },
  play: async (context) => {
    await press(context);
    await context.canvas.findByText(say('Verifikasi sudah kedaluwarsa.', 'The check has expired.'));
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(context.canvas.getByRole('button', { name: again })).toHaveFocus();
  },
};

/** No connection: the reason is shown, and it can be tried again. */
export const Failed: Story = {
  args: { load: fn(() => Promise.reject(noAnswer())) },
  play: async (context) => {
    await press(context);
    await context.canvas.findByText(
      new RegExp(say('Server tidak dapat dihubungi', 'The server cannot be reached')),
    );
    await expect(context.canvas.getByRole('button', { name: again })).toHaveFocus();
  },
};

/** The server rejected the solution: it has to be solved again. */
export const Refused: Story = {
  args: {
    value: 'eyJ',
    error: say(
      'Verifikasi sudah kedaluwarsa atau sudah dipakai. Ulangi verifikasi, lalu kirim lagi.',
      'The check has expired or was used already. Do it again, then send once more.',
    ),
  },
  play: async (context) => {
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: again })).not.toHaveAttribute('aria-disabled'),
    );
  },
};
