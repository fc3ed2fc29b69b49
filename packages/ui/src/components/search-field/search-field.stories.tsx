import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/Inputs/SearchField',
  component: SearchField,
  args: {
    label: say('Cari pengajuan', 'Search applications'),
    placeholder: say('Cari nomor, perusahaan, jenis izin', 'Search number, company, permit type'),
    onChange: fn(),
  },
  parameters: {
    anatomy: { of: 'Parts', parts: ['svg', 'input', 'button'] },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a text, so that it can be cleared. */
export const Parts: Story = { args: { defaultValue: 'PLB' } };

/** In a toolbar, with a text, with a visible label, wrong, disabled. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
      <SearchField
        label={say('Cari pengajuan', 'Search applications')}
        size="small"
        placeholder={say('Cari nomor, perusahaan, jenis izin', 'Search number, company, permit type')}
      />
      <SearchField label={say('Cari pengajuan', 'Search applications')} size="small" defaultValue="PLB" />
      <SearchField
        label={say('Kode registrasi', 'Registration code')}
        labelHidden={false}
        hint={say('Contoh: 7KQ2-9FXM-41TD', 'Example: 7KQ2-9FXM-41TD')}
        defaultValue="7KQ2"
      />
      <SearchField
        label={say('Nomor permohonan', 'Application number')}
        labelHidden={false}
        defaultValue="118"
        error={say('Ketik nomor selengkapnya.', 'Type the whole number.')}
      />
      <SearchField
        label={say('Cari laporan', 'Search reports')}
        placeholder={say('Cari nomor', 'Search number')}
        disabled
      />
    </div>
  ),
};

export const ClearsByTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('PLB');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say('Hapus pencarian', 'Clear search') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('searchbox', { name: say('Cari pengajuan', 'Search applications') }),
    ).toHaveValue('');
    await expect(
      canvas.getByRole('searchbox', { name: say('Cari pengajuan', 'Search applications') }),
    ).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};
