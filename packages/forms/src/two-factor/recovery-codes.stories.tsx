import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const meta = {
  title: 'Forms/RecoveryCodes',
  component: RecoveryCodes,
  parameters: {
    anatomy: { parts: ['ul', 'form > div:nth-of-type(1)', 'label', 'button[type="submit"]'] },
  },
  args: {
    codes: [
      '7K3M-PQ9X-2WTD',
      'B0HZ-91RN-V6CJ',
      '4YSE-XM28-KD7G',
      'N5TA-06WQ-ZB3P',
      'RJ1V-8CFH-E92X',
      'WD64-TS7M-0KYN',
      '3GQB-PZ5R-H8VA',
      'C2XN-J94E-6TWK',
      'M7DS-1YHF-QB05',
      'V8ZG-RK3P-N4CX',
    ],
    username: 'importir',
    onDone: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecoveryCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const goOn = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: say('Lanjutkan', 'Continue') }));

export const Default: Story = {};

/** Continuing without having confirmed that they are stored. */
export const Variants: Story = {
  play: async ({ canvas, args }) => {
    await goOn(canvas);
    const box = canvas.getByRole('checkbox', {
      name: say('Saya sudah menyimpan kode ini', 'I have kept these codes'),
    });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(
      say('Simpan kode pemulihan dahulu, lalu centang.', 'Keep the recovery codes first, then tick this.'),
    );
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Kept: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await goOn(canvas);
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};
