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
    guide: {
      purpose: 'Words to look for in a list, with a button that clears them.',
      instead: [
        'For a choice from a known list, use Combobox.',
        'For a code that must be typed in full, use TextField.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Icon', 'svg', 'Says that the field searches, for its label is mostly hidden.'],
          ['Input', 'input', 'The words to look for. While it is empty its placeholder says where it looks.'],
          ['Clear', 'button', 'Empties the field. It is there only while there are words.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the input, then to “Hapus pencarian” when there are words'],
        ['Escape', 'In Chromium empties the input; the list is shown whole again'],
        ['Enter, Space', 'On the button empty the input and go back to it'],
      ],
      pairs: [
        {
          good: {
            says: 'The placeholder says where it looks.',
            shows: () => (
              <SearchField
                label={say('Cari pengajuan', 'Search applications')}
                placeholder={say('Nomor, perusahaan', 'Number, company')}
              />
            ),
          },
          bad: {
            says: 'People must try out whether it finds companies, too.',
            shows: () => (
              <SearchField
                label={say('Cari pengajuan', 'Search applications')}
                placeholder={say('Cari…', 'Search…')}
              />
            ),
          },
        },
        {
          good: {
            says: 'Standing alone, it shows its label.',
            shows: () => (
              <SearchField
                label={say('Kode registrasi', 'Registration code')}
                labelHidden={false}
                defaultValue="7KQ2"
              />
            ),
          },
          bad: {
            says: 'With words in it, nothing says what is searched.',
            shows: () => (
              <SearchField label={say('Kode registrasi', 'Registration code')} defaultValue="7KQ2" />
            ),
          },
        },
      ],
      good: ['Search while people type, and say in a live region how many rows are left.'],
      bad: ['Do not wait for Enter where the list is at hand.'],
      spoken: ['It is a search box named by its label, even where that is hidden.'],
      messages: ['searchField', 'field'],
    } satisfies ComponentGuide,
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
    await expect(canvas.getByRole('button', { name: 'Hapus pencarian' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox', { name: 'Cari pengajuan' })).toHaveValue('');
    await expect(canvas.getByRole('searchbox', { name: 'Cari pengajuan' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};
