import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { opened } from '../../testing/opened.tsx';
import { say } from '../../testing/say.ts';
import { Combobox } from './combobox.tsx';

const ports = [
  { value: 'IDBTM', label: 'Batam', code: 'IDBTM' },
  { value: 'IDTPP', label: 'Tanjung Priok', code: 'IDTPP' },
  { value: 'IDSUB', label: 'Tanjung Perak', code: 'IDSUB' },
  { value: 'IDTNJ', label: 'Tanjung Pinang', code: 'IDTNJ' },
  { value: 'IDSRG', label: 'Tanjung Emas', code: 'IDSRG' },
  { value: 'SGSIN', label: 'Singapore', code: 'SGSIN' },
];

const meta = {
  title: 'Components/Inputs/Combobox',
  component: Combobox,
  decorators: [opened()],
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    anatomy: {
      of: 'Parts',
      parts: ['label', 'input', 'button', 'mark', '[role="option"] > span:nth-child(2)', '[role="listbox"]'],
    },
  },
  args: { label: say('Pelabuhan muat', 'Port of loading'), options: ports, onValueChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Its list open with the matches of a typed text. */
export const Parts: Story = {
  decorators: [opened('tan')],
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'tan');
  },
};

const control = () => screen.getByRole('combobox', { name: say('Pelabuhan muat', 'Port of loading') });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** Chosen, wrong, locked, disabled, and below them searching with its list open. */
export const Variants: Story = {
  parameters: { docs: { story: { height: '860px' } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420, alignContent: 'start' }}>
      <Combobox {...args} label={say('Pelabuhan bongkar', 'Port of unloading')} value="IDBTM" />
      <Combobox
        {...args}
        label={say('Negara asal', 'Country of origin')}
        error={say('Pilih Negara asal dari daftar.', 'Choose Country of origin from the list.')}
      />
      <Combobox {...args} label={say('Kantor', 'Office')} value="IDBTM" locked />
      <Combobox {...args} label={say('Gudang', 'Warehouse')} optional disabled />
      {/* Room for the list. */}
      <div style={{ minBlockSize: 420 }}>
        <Combobox {...args} />
      </div>
    </div>
  ),
  decorators: [opened('tan')],
  play: async () => {
    await userEvent.type(control(), 'tan');
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const SearchesWhileTyping: Story = {
  decorators: [opened('tan')],
  play: async ({ args }) => {
    await userEvent.type(control(), 'tan');
    await expect(shown()).toHaveLength(4);
    await expect(screen.getByRole('status')).toHaveTextContent(say('4 pilihan', '4 options'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(control()).toHaveValue('Tanjung Perak');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('IDSUB', ports[2]);
    await expect(control()).toHaveAttribute('aria-expanded', 'false');
  },
};

export const KnowsTheCodes: Story = {
  decorators: [opened('idsr')],
  play: async () => {
    await userEvent.type(control(), 'idsr');
    await expect(shown()).toEqual(['Tanjung EmasIDSRG']);
  },
};

/** Words anywhere in a name, in any order, ignoring accents. */
export const FindsWordsAnywhere: Story = {
  args: { options: [...ports, { value: 'STTMS', label: 'São Tomé', code: 'STTMS' }] },
  play: async () => {
    await userEvent.type(control(), 'perak tan');
    await expect(shown()).toEqual(['Tanjung PerakIDSUB']);
    await userEvent.clear(control());
    await userEvent.type(control(), 'tome');
    await expect(shown()).toEqual(['São ToméSTTMS']);
  },
};

/** Down opens the list at the chosen option, arrows wrap around, Escape closes it and keeps the text. */
export const MovesThroughTheListByKeys: Story = {
  args: { defaultValue: 'IDSUB' },
  play: async ({ args }) => {
    const active = () => document.getElementById(control().getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Tanjung Perak');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(active()).toHaveTextContent('Singapore');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Batam');
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toEqual([]);
    await expect(control()).toHaveValue('Tanjung Perak');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const SaysWhenNothingFits: Story = {
  decorators: [opened('zzz')],
  play: async () => {
    await userEvent.type(control(), 'zzz');
    await expect(shown()).toEqual([]);
    await expect(screen.getByRole('status')).toHaveTextContent(
      say('Tidak ada pilihan untuk “zzz”', 'Nothing matches “zzz”'),
    );
  },
};

/** The server searches: the options are shown as given. */
export const WaitsForTheServer: Story = {
  args: { options: [], loading: true, onQuery: fn() },
  play: async ({ args }) => {
    await userEvent.type(control(), 'ta');
    await expect(args.onQuery).toHaveBeenLastCalledWith('ta');
    await expect(screen.getByRole('status')).toHaveTextContent(say('Memuat pilihan…', 'Loading options…'));
  },
};

export const ClearsTheChoice: Story = {
  args: { defaultValue: 'IDSUB' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: say('Hapus pilihan', 'Clear the choice') }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', undefined);
    await expect(control()).toHaveValue('');
    await expect(control()).toHaveFocus();
  },
};
