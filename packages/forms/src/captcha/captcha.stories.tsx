import { Button } from '@pabean/ui/button';
import { TextField } from '@pabean/ui/text-field';
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

const column = { display: 'grid', gap: 16 } as const;
const nothing = () => undefined;

const meta = {
  title: 'Forms/CaptchaField',
  component: CaptchaField,
  render: (args) => <InAForm {...args} />,
  parameters: {
    guide: {
      purpose:
        'Keeps robots out of the forms of visitors. One press: the device solves a small computation (ALTCHA), without pictures and puzzles and without calling any server but the portal’s own. The office’s profile may choose Google reCAPTCHA instead.',
      instead: ['Not needed for people who are signed in: their account is limited.'],
      anatomy: {
        parts: [
          ['Label', 'span', 'Names the check in the list of errors. Always there.'],
          [
            'Hint',
            'div:has(> span) + div::text',
            'Says what a press does, and that the device does the work.',
          ],
          [
            'Button',
            'button',
            'Begins the check, and says how far it is: at work, done, or to be done again.',
          ],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the button'],
        ['Enter or Space', 'Begins to check; after it has expired or failed, begins again'],
      ],
      pairs: [
        {
          good: {
            says: 'Last, right before the button that sends.',
            shows: () => (
              <div style={column}>
                <TextField label={say('Nama Penumpang', 'Passenger name')} />
                <CaptchaField
                  label={say('Verifikasi', 'Verification')}
                  value=""
                  onValueChange={nothing}
                  load={easyCaptcha}
                />
                <div>
                  <Button variant="primary">{say('Kirim', 'Send')}</Button>
                </div>
              </div>
            ),
          },
          bad: {
            says: 'First: it may have expired before the fields are filled in.',
            shows: () => (
              <div style={column}>
                <CaptchaField
                  label={say('Verifikasi', 'Verification')}
                  value=""
                  onValueChange={nothing}
                  load={easyCaptcha}
                />
                <TextField label={say('Nama Penumpang', 'Passenger name')} />
                <div>
                  <Button variant="primary">{say('Kirim', 'Send')}</Button>
                </div>
              </div>
            ),
          },
        },
      ],
      good: [
        'Hand over the value in `recaptchaToken`, and put the server’s refusal of it into `error`: the button then checks again.',
      ],
      bad: [
        'Do not keep the value in a draft: it counts once.',
        'Do not ask for it again after another field was refused: a solution that was not used up stays good.',
      ],
      spoken: [
        'The button stays the same through all states and keeps the focus; it says “Memverifikasi…” while busy.',
        'That it is done, has expired or has failed is announced politely.',
      ],
      messages: ['captcha'],
    } satisfies ComponentGuide,
  },
  args: { label: say('Verifikasi', 'Verification'), value: '', onValueChange: fn(), load: easyCaptcha },
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Saya bukan robot' }));
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
    const busy = await context.canvas.findByRole('button', { name: 'Memverifikasi…' });
    await userEvent.click(busy);
    await expect(context.args.load).toHaveBeenCalledTimes(1);
  },
};

/** Solved: the form has the solution and the button keeps the focus. */
export const Solved: Story = {
  play: async (context) => {
    await press(context);
    const button = await context.canvas.findByRole('button', { name: 'Terverifikasi' });
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Verifikasi selesai.');
    await expect(context.args.onValueChange).toHaveBeenCalledWith(expect.stringMatching(/^ey/));
    await expect(button).toHaveFocus();
  },
};

/** Expired: the form's value is empty, and one press solves it again. */
export const Expired: Story = {
  args: { goodFor: 0.5 },
  play: async (context) => {
    await press(context);
    await context.canvas.findByText('Verifikasi sudah kedaluwarsa.');
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(context.canvas.getByRole('button', { name: 'Verifikasi lagi' })).toHaveFocus();
  },
};

/** No connection: the reason is shown, and it can be tried again. */
export const Failed: Story = {
  args: { load: fn(() => Promise.reject(noAnswer())) },
  play: async (context) => {
    await press(context);
    await context.canvas.findByText(/Server tidak dapat dihubungi/);
    await expect(context.canvas.getByRole('button', { name: 'Verifikasi lagi' })).toHaveFocus();
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
      expect(context.canvas.getByRole('button', { name: 'Verifikasi lagi' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
  },
};
