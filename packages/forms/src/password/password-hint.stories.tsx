import { PasswordField } from '@pabean/ui/password-field';
import { Progress } from '@pabean/ui/progress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { PasswordHint } from './password-hint.tsx';

/** Has capitals, digits and a sign, but is too short. */
const sample = 'Importir#26';

const meta = {
  title: 'Forms/PasswordHint',
  component: PasswordHint,
  parameters: {
    guide: {
      purpose:
        'What is asked of a new password, and which of it is kept while somebody types. The same rules as on the server; no meter of strength, which would praise what is refused.',
      instead: ['For a whole form, use NewPasswordForm or ChangePasswordForm, which have it.'],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Advice', 'div > span', 'Says how to find a password that is long and can be remembered.'],
          ['Rule that is kept', 'li:has(svg[data-kept])', 'Has a check as soon as what was typed keeps it.'],
          [
            'Rule that is not kept yet',
            'li:has(svg:not([data-kept]))',
            'Has a dot and is no error: nothing is refused while somebody types.',
          ],
        ],
      },
      pairs: [
        {
          good: {
            says: 'Tells which rules are kept: the server refuses this password for the others.',
            shows: () => (
              <div style={{ display: 'grid', gap: 12 }}>
                <PasswordField
                  label={say('Password baru', 'New password')}
                  autoComplete="new-password"
                  defaultValue={sample}
                />
                <PasswordHint password={sample} username="importir" secondFactor={false} />
              </div>
            ),
          },
          bad: {
            says: 'A meter praises what the server refuses, and does not say why.',
            shows: () => (
              <div style={{ display: 'grid', gap: 12 }}>
                <PasswordField
                  label={say('Password baru', 'New password')}
                  autoComplete="new-password"
                  defaultValue={sample}
                />
                <Progress label={say('Kekuatan: kuat', 'Strength: strong')} value={0.9} />
              </div>
            ),
          },
        },
      ],
      good: ['Put it below the field of the new password, in every form that has one.'],
      bad: [
        'Do not put it where a password is only checked, such as the login: it fetches the list of common passwords.',
      ],
      spoken: ['What is not kept yet is announced politely, again only when that changes.'],
      messages: ['password'],
    } satisfies ComponentGuide,
  },
  args: { password: '', username: 'importir', secondFactor: false },
} satisfies Meta<typeof PasswordHint>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: no rule is met, and nothing is announced. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await expect(canvas.getAllByText('(belum terpenuhi)')).toHaveLength(4);
  },
};

/** Long enough, but contains the user name. */
export const Parts: Story = {
  args: { password: 'importir berlayar' },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
};

/** Empty, some rules met, all met. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 400 }}>
      <PasswordHint {...args} />
      <PasswordHint {...args} password="pabean importir" />
      <PasswordHint {...args} password="tujuh belas perahu" />
      <PasswordHint password="kuda pur" />
    </div>
  ),
};

/** All rules met. */
export const Kept: Story = {
  args: { password: 'tujuh belas perahu' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Semua syarat password terpenuhi.'),
    );
  },
};

/** Long enough, but a common password. */
export const Common: Story = {
  args: { password: 'qwertyuiop12345' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Belum terpenuhi: Bukan password yang lazim dipakai.',
      ),
    );
  },
};
