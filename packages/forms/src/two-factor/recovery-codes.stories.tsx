import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const two = ['7K3M-PQ9X-2WTD', 'B0HZ-91RN-V6CJ'];

const meta = {
  title: 'Forms/RecoveryCodes',
  component: RecoveryCodes,
  parameters: {
    guide: {
      purpose:
        'Codes that stand in for those of an authenticator app, shown this once: they can be copied and printed, and the person says that they are kept before it goes on.',
      instead: ['For one code that people read aloud, use Code.'],
      anatomy: {
        parts: [
          ['Codes', 'ul', 'Each works once; two columns where there is room.'],
          [
            'Print and copy',
            'form > div:nth-of-type(1)',
            'Two ways to keep them. On paper the account and the portal stand above them.',
          ],
          ['Confirmation', 'label', 'The person says that the codes are kept; nobody ticks it beforehand.'],
          ['Go on', 'button[type="submit"]', 'Goes on once it is ticked, else says what is missing.'],
        ],
      },
      keyboard: [
        ['Space', 'Ticks that the codes are kept'],
        ['Enter', 'Goes on'],
      ],
      pairs: [
        {
          good: {
            says: 'Above it stands what the codes are for, and that they are shown only now.',
            shows: () => (
              <div style={{ display: 'grid', gap: 12 }}>
                <p style={{ margin: 0 }}>
                  {say(
                    'Pakai salah satu kode ini bila ponsel Anda hilang. Kode hanya ditampilkan sekarang.',
                    'Use one of these codes when your phone is lost. They are shown only now.',
                  )}
                </p>
                <RecoveryCodes codes={two} username="importir" onDone={() => undefined} />
              </div>
            ),
          },
          bad: {
            says: 'Nobody can tell what the codes open, or that they never come back.',
            shows: () => <RecoveryCodes codes={two} username="importir" onDone={() => undefined} />,
          },
        },
      ],
      good: ['Show it as soon as the codes are made: the same ones cannot be asked for again.'],
      bad: ['Do not send the codes by mail, and keep them nowhere on the device.'],
      spoken: ['The list is named after the account; that the codes were copied is announced politely.'],
      messages: ['recoveryCodes'],
    } satisfies ComponentGuide,
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
const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan' }));

export const Default: Story = {};

/** Continuing without having confirmed that they are stored. */
export const Variants: Story = {
  play: async ({ canvas, args }) => {
    await goOn(canvas);
    const box = canvas.getByRole('checkbox', { name: 'Saya sudah menyimpan kode ini' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Simpan kode pemulihan dahulu, lalu centang.');
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
