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
    anatomy: { parts: ['li > span', 'li:first-child a', '[aria-current="step"]', 'li:last-child'] },
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

const firstStep = { name: first.label };

/** Only finished steps are tab stops. */
export const LeadsBackByKeyboard: Story = {
  args: { current: 3, onStep: fn(), steps: steps.map(({ label }) => ({ label })) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', firstStep)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStep).toHaveBeenLastCalledWith(2);
    await userEvent.tab();
    await expect(canvas.getByRole('navigation', { name: say('Langkah', 'Steps') })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** With URLs the finished steps are links: the browser's Back and a new tab work. */
export const LeadsBackByLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', firstStep);
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
    await expect(canvas.getByText(say('Langkah 3 dari 3', 'Step 3 of 3'))).toBeVisible();
    await expect(canvas.getByRole('link', firstStep)).toBeVisible();
    await expect(canvas.getByText(say('Perlu diperbaiki', 'Needs correction'))).toBeVisible();
    await expect(
      canvas.getByText(say('Kontainer, kemasan, barang', 'Containers, packaging, goods')),
    ).not.toBeVisible();
  },
};
