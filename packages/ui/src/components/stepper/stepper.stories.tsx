import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Stepper } from './stepper.tsx';

const steps = [
  { label: say('Identitas dan angkutan', 'Identity and transport'), href: '#/ppftz/perekaman/45?langkah=1' },
  {
    label: say('Kontainer, kemasan, barang', 'Containers, packaging, goods'),
    href: '#/ppftz/perekaman/45?langkah=2',
  },
  { label: say('Tinjau dan kirim', 'Review and send'), href: '#/ppftz/perekaman/45?langkah=3' },
];
const [first = { label: '' }, ...others] = steps;
const toFix = [{ ...first, invalid: true }, ...others];

const meta = {
  title: 'Components/Navigation and data/Stepper',
  component: Stepper,
  args: { steps, current: 2 },
  parameters: {
    guide: {
      purpose: 'Where people are in a form of two to five steps that are done in order, and the way back.',
      instead: [
        'For views that people may open in any order, use Tabs.',
        'For what happens to an application after it was sent, use StatusTimeline.',
        'For how far something is that runs by itself, use Progress.',
      ],
      anatomy: {
        parts: [
          [
            'Mark',
            'li > span',
            'The number of a step; a check once it is finished, a warning where something must be corrected.',
          ],
          [
            'Finished step',
            'li:first-child a',
            'The way back. Without an address and `onStep` it is words alone.',
          ],
          [
            'Current step',
            '[aria-current="step"]',
            'Where people are. With little room it also says which step of how many this is.',
          ],
          ['Step ahead', 'li:last-child', 'What is still to come. Nobody can jump there.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes from one finished step to the next; the current one and those ahead are words'],
        ['Enter', 'Goes back to the step; on a button Space does too'],
      ],
      pairs: [
        {
          good: {
            says: 'Each step says what is done in it.',
            shows: () => (
              <Stepper
                aria-label={say('Bernama', 'Named')}
                current={2}
                steps={[
                  { label: say('Data akun', 'Account data') },
                  { label: say('Kode verifikasi', 'Verification code') },
                  { label: say('Selesai', 'Done') },
                ]}
              />
            ),
          },
          bad: {
            says: 'Numbers alone do not say what comes, or where to go back to.',
            shows: () => (
              <Stepper
                aria-label={say('Tanpa nama', 'Without names')}
                current={2}
                steps={[
                  { label: say('Langkah 1', 'Step 1') },
                  { label: say('Langkah 2', 'Step 2') },
                  { label: say('Langkah 3', 'Step 3') },
                ]}
              />
            ),
          },
        },
        {
          good: {
            says: 'Steps of the size of a page; headings part what is in them.',
            shows: () => (
              <Stepper
                aria-label={say('Dua langkah', 'Two steps')}
                current={1}
                steps={[
                  { label: say('Identitas', 'Identity') },
                  { label: say('Tinjau dan kirim', 'Review and send') },
                ]}
              />
            ),
          },
          bad: {
            says: 'A step for each group of fields: more to press, less to see at once.',
            shows: () => (
              <Stepper
                aria-label={say('Lima langkah', 'Five steps')}
                current={1}
                steps={[
                  { label: say('Nama', 'Name') },
                  { label: say('Alamat', 'Address') },
                  { label: say('Telepon', 'Telephone') },
                  { label: say('Email', 'Email') },
                  { label: say('Tinjau dan kirim', 'Review and send') },
                ]}
              />
            ),
          },
        },
      ],
      good: [
        'Give each step an address, so that the way back is a link and the browser’s own Back works.',
        'Mark a finished step with `invalid` when sending showed that something in it is missing.',
        'Put ActionBar below the form: on a phone its “Kembali” is the way back.',
      ],
      bad: ['Do not show a percentage, and do not let people jump ahead.'],
      spoken: [
        'The list sits in a landmark named “Langkah”; the current step is marked as such, the others end in “(selesai)”, “(belum)” or “Perlu diperbaiki”.',
        'Nothing is announced when the step changes: move the focus to the heading of the new step.',
      ],
      messages: ['stepper', 'common'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/**
 * At the start, in the middle, at the end with an invalid step, and without a way to go back; then in a narrow
 * container.
 */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Stepper {...args} current={1} aria-label={say('Di awal', 'At the start')} />
      <Stepper {...args} current={2} aria-label={say('Di tengah', 'In the middle')} />
      <Stepper {...args} current={3} steps={toFix} aria-label={say('Di akhir', 'At the end')} />
      <Stepper
        aria-label={say('Tanpa tautan', 'Without links')}
        current={2}
        steps={[say('Data akun', 'Account data'), say('Kode verifikasi', 'Verification code')].map(
          (label) => ({ label }),
        )}
      />
      <div style={{ display: 'grid', gap: 32, inlineSize: 280 }}>
        <Stepper {...args} current={2} aria-label={say('Sempit', 'Narrow')} />
        <Stepper
          {...args}
          current={3}
          steps={toFix}
          aria-label={say('Sempit, perlu diperbaiki', 'Narrow, with an error')}
        />
      </div>
    </div>
  ),
};

/** Only finished steps are tab stops. */
export const LeadsBackByKeyboard: Story = {
  args: { current: 3, onStep: fn(), steps: steps.map(({ label }) => ({ label })) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Identitas dan angkutan' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStep).toHaveBeenLastCalledWith(2);
    await userEvent.tab();
    await expect(canvas.getByRole('navigation', { name: 'Langkah' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** With URLs the finished steps are links: the browser's Back and a new tab work. */
export const LeadsBackByLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Identitas dan angkutan' });
    await expect(link).toHaveAttribute('href', '#/ppftz/perekaman/45?langkah=1');
    await expect(canvas.getAllByRole('link')).toEqual([link]);
  },
};

/** In a narrow container the current step shows its position; an invalid step stays visible. */
export const InLittleRoom: Story = {
  args: { current: 3, steps: toFix },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Langkah 3 dari 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Identitas dan angkutan' })).toBeVisible();
    await expect(canvas.getByText('Perlu diperbaiki')).toBeVisible();
    await expect(canvas.getByText('Kontainer, kemasan, barang')).not.toBeVisible();
  },
};
