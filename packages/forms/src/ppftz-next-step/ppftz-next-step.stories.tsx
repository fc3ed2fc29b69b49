import { buildFilledPpftz } from '@pabean/api/fixtures';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { PpftzNextStepAlert } from './index.ts';

/** The action of the button. */
const onCorrect = fn();

const meta = {
  title: 'Forms/PpftzNextStepAlert',
  component: PpftzNextStepAlert,
  parameters: {
    guide: {
      purpose:
        'What the company has to do now about a PPFTZ record, why, and the one button for it. Which step it is follows from its status, by the rule of `ppftzNextStep`.',
      instead: ['For applications, say the reason and what to do in an Alert of your own.'],
      anatomy: {
        parts: [
          ['What is due', 'p:first-child', 'In one sentence: pay, correct, wait.'],
          ['Why', 'p [lang]', 'The officer’s own words.'],
          ['The way', 'button', 'The one thing to do.'],
        ],
      },
      keyboard: [['Tab', 'Goes to the button']],
      pairs: [
        {
          good: {
            says: 'It says with which code to pay.',
            shows: () => (
              <PpftzNextStepAlert
                record={buildFilledPpftz({ status: '115', billingCode: '620261123000001' })}
              />
            ),
          },
          bad: {
            says: 'It says that something is due, and not what.',
            shows: () => <Alert heading={say('Ada yang perlu Anda lakukan', 'Something is due')} />,
          },
        },
      ],
      good: ['Draw it above everything else of the record.'],
      bad: ['Do not give it a second button: there is one thing to do.'],
      spoken: ['Read where it stands; nothing is announced.'],
      messages: ['ppftzNextStep'],
    } satisfies ComponentGuide,
  },
  args: {
    record: buildFilledPpftz({
      status: '190',
      statusNote: say('Surat pindah tidak terbaca.', 'The letter of moving cannot be read.'),
    }),
    renderAction: (step) =>
      step === 'correct' && (
        <Button size="small" onClick={onCorrect}>
          {say('Perbaiki', 'Correct it')}
        </Button>
      ),
  },
  beforeEach: () => {
    onCorrect.mockClear();
  },
} satisfies Meta<typeof PpftzNextStepAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returned, with a link to the editor. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Perbaiki' }));
    await expect(onCorrect).toHaveBeenCalled();
  },
};

/** Each possible step. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[
        { status: '115', billingCode: '620261123000001' },
        { status: '115', billingCode: '620261123000001', ntpn: 'A1B2C3D4E5F6G7H8' },
        { status: '120' },
        { status: '116', held: true, holdReason: say('Menunggu laboratorium.', 'Waits for the laboratory.') },
        { status: '145', statusNote: say('Rekomendasi tidak sesuai.', 'The recommendation does not match.') },
      ].map((state) => (
        <PpftzNextStepAlert key={JSON.stringify(state)} record={buildFilledPpftz(state)} />
      ))}
    </div>
  ),
};
