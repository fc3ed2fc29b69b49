import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, refusal, underWay } from '../testing/answers.ts';
import { ResponseDownloads, type ResponseDownloadsProps } from './response-downloads.tsx';
import { ResponseDownloadsDialog } from './response-downloads-dialog.tsx';

/** Downloads a response in a story. */
const saving = fn<ResponseDownloadsProps['onDownload']>;

const downloadPpftz = say('Unduh PPFTZ', 'Download PPFTZ');
const downloadSpf = say('Unduh SPF', 'Download SPF');

const meta = {
  title: 'Forms/ResponseDownloads',
  component: ResponseDownloads,
  parameters: {
    anatomy: { parts: ['li > span', 'li button:last-child', 'li button:first-child', 'ul + p'] },
  },
  args: { status: '120', hasBillingFile: true, onDownload: saving(async () => undefined), onOpen: fn() },
} satisfies Meta<typeof ResponseDownloads>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = () =>
  screen
    .queryAllByRole('button', { name: new RegExp(say('^Unduh', '^Download')) })
    .map((each) => each.ariaLabel);

/** While the goods are inspected. */
export const Default: Story = {};

/** Released: every possible document. */
export const Variants: Story = { args: { status: '150' } };

/** Not sent yet. */
export const None: Story = {
  args: { status: '100', hasBillingFile: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Belum ada respon', 'No response yet'))).toBeVisible();
  },
};

/** Only just received. */
export const Received: Story = {
  args: { status: '110', hasBillingFile: false },
  play: async () =>
    expect(names()).toEqual([say('Unduh Respon Penerimaan', 'Download Acceptance response'), downloadPpftz]),
};

/** Waiting for payment, with the billing code. */
export const AwaitingPayment: Story = { args: { status: '115' } };

/** Rejected. */
export const Rejected: Story = {
  args: { status: '145' },
  play: async () => expect(names()).toContain(say('Unduh Nota Penolakan', 'Download Rejection note')),
};

/** Returned for correction: the first two, regardless of the thresholds. */
export const Returned: Story = {
  args: { status: '190' },
  play: async () =>
    expect(names()).toEqual([say('Unduh Respon Penerimaan', 'Download Acceptance response'), downloadPpftz]),
};

/** One is downloading. */
export const Downloading: Story = {
  args: { onDownload: saving(underWay) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: downloadSpf }));
    const busy = await canvas.findByRole('button', { name: say('Mengunduh SPF', 'Downloading SPF') });
    await userEvent.click(busy);
    await expect(busy).toHaveFocus();
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** Each failure is shown at its own response. */
export const Failed: Story = {
  args: {
    onDownload: saving((response) =>
      Promise.reject(
        response === 'spf'
          ? refusal(say('SPF belum tersedia untuk aju ini.', 'There is no SPF for this record yet.'))
          : noAnswer(),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: downloadSpf }));
    await userEvent.click(canvas.getByRole('button', { name: downloadPpftz }));
    await expect(canvas.getByRole('button', { name: downloadSpf })).toHaveAccessibleDescription(
      say(
        'SPF tidak dapat diunduh SPF belum tersedia untuk aju ini.',
        'SPF could not be downloaded There is no SPF for this record yet.',
      ),
    );
    await expect(canvas.getByRole('button', { name: downloadPpftz })).toHaveAccessibleDescription(
      new RegExp(say('Server tidak dapat dihubungi', 'The server cannot be reached')),
    );
  },
};

/** Above a list. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: (args) => (
    <ResponseDownloadsDialog
      {...args}
      open
      description="020400-000123-20240924-000045 · Ratna Dewi Siregar"
      onRequestClose={() => undefined}
    />
  ),
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: say('Unduh respon', 'Download responses') }),
    ).toBeVisible();
  },
};

export const English: Story = {
  args: { status: '150' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download IP (inspection instruction)' })).toBeVisible();
  },
};
