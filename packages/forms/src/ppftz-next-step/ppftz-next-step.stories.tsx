import { buildFilledPpftz } from '@pabean/api/fixtures';
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
    anatomy: { parts: ['p:first-child', 'p [lang]', 'button'] },
  },
  args: {
    record: buildFilledPpftz({
      status: '190',
      statusNote: say('Surat pindah tidak terbaca.', 'The letter of move cannot be read.'),
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
    await userEvent.click(canvas.getByRole('button', { name: say('Perbaiki', 'Correct it') }));
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
