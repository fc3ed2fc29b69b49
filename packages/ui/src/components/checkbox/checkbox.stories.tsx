import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const statement =
  'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan';

const meta = {
  title: 'Komponen/Checkbox',
  component: Checkbox,
  args: { label: 'Ada kuasa', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state; the one visual snapshot. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <Checkbox label={statement} defaultChecked />
      <Checkbox label="Kuasa" hint="Diisi bila diurus oleh PPJK." optional />
      <Checkbox label="Sebagian" indeterminate />
      <Checkbox label={statement} error="Pernyataan belum disetujui" />
      <Checkbox label="Asuransi" disabled />
      <Checkbox label="Angkutan" disabled defaultChecked />
    </div>
  ),
};

export const ToggledByTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Ada kuasa' })).toBeChecked();
    await userEvent.click(canvas.getByText('Ada kuasa'));
    await expect(canvas.getByRole('checkbox', { name: 'Ada kuasa' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
