import { checkCodeFrom, groupCheckCode } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { LicenceCheckForm } from './licence-check-form.tsx';

const code = checkCodeFrom(Uint8Array.from({ length: 26 }, (_, index) => index * 37));

const column = { display: 'grid', gap: 16 } as const;
const nothing = () => undefined;

const meta = {
  title: 'Forms/LicenceCheckForm',
  component: LicenceCheckForm,
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
  args: { onCheck: fn() },
  parameters: {
    guide: {
      purpose:
        'Asks for the code that is printed beside the QR code of a licence, to look up whether it is genuine.',
      instead: ['For a code that somebody scanned open the page of its address: the form is for typed ones.'],
      anatomy: {
        parts: [
          ['Label', 'label', 'The name by which people know the code.'],
          ['Hint', 'div:has(> label) + div::text', 'Where on the paper the code is to be found.'],
          ['Code', 'input', 'Takes groups, blanks and small letters as they come.'],
          ['Check', 'button', 'Reports a typing mistake at once; only a code that can be one is looked up.'],
        ],
      },
      keyboard: [['Enter', 'Checks']],
      pairs: [
        {
          good: {
            says: 'The form stays below the answer, ready for the next licence.',
            shows: () => (
              <div style={column}>
                <Alert tone="success" heading={say('Dokumen ini asli', 'This document is genuine')} />
                <LicenceCheckForm onCheck={nothing} />
              </div>
            ),
          },
          bad: {
            says: 'The answer alone: whoever has several licences in hand has to go back for each.',
            shows: () => (
              <Alert tone="success" heading={say('Dokumen ini asli', 'This document is genuine')} />
            ),
          },
        },
      ],
      good: ['Look the code up in `onCheck`, where it is handed over.'],
      bad: ['Do not tell people why a code was not found: a wrong and an unknown one are one answer.'],
      spoken: ['What is wrong with the code stands at the field and takes the focus above the form.'],
      messages: ['licenceCheck'],
    } satisfies ComponentGuide,
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
