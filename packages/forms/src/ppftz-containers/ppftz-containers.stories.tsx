import { containerCheckDigit } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, refusal } from '../testing/answers.ts';
import { storedContainers } from '../testing/ppftz-rows.ts';
import { PpftzContainers, type PpftzContainersProps } from './ppftz-containers.tsx';

type Add = NonNullable<PpftzContainersProps['onAdd']>;

const containerNumber = say('Nomor Peti Kemas', 'Container number');

const meta = {
  title: 'Forms/PpftzContainers',
  component: PpftzContainers,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      of: 'Parts',
      parts: [
        'section > div:nth-of-type(1) button',
        'tbody th > span',
        'tbody button',
        'section > div:nth-of-type(3)',
      ],
    },
  },
  args: {
    rows: storedContainers,
    onAdd: fn<Add>(async () => undefined),
    onDelete: fn(async () => undefined),
    onTemplate: fn(),
  },
} satisfies Meta<typeof PpftzContainers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Scaled down to show every column. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div inert style={{ zoom: 0.6 }}>
        {Story()}
      </div>
    ),
  ],
};

/** Two containers. */
export const Variants: Story = {};

export const Empty: Story = { args: { rows: [] } };

const fillIn = async (number: string) => {
  await userEvent.click(screen.getByRole('button', { name: say('Tambah kontainer', 'Add a container') }));
  await userEvent.type(await screen.findByRole('textbox', { name: containerNumber }), number);
  await userEvent.click(screen.getByRole('radio', { name: say('40 kaki', '40 feet') }));
  await userEvent.click(screen.getByRole('radio', { name: /^FCL/ }));
};

/** Added with spaces and lower case; the next one has the same size and kind. */
export const AddsAndGoesOn: Story = {
  play: async ({ args }) => {
    await fillIn('msku 123456 5');
    await userEvent.click(
      screen.getByRole('button', { name: say('Simpan dan tambah lagi', 'Save and add another') }),
    );
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        [{ number: 'MSKU1234565', size: '40', kind: 'F' }],
        expect.anything(),
      ),
    );
    const number = screen.getByRole('textbox', { name: containerNumber });
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveValue('');
    await expect(screen.getByRole('radio', { name: say('40 kaki', '40 feet') })).toBeChecked();
  },
};

export const NamesEveryMissingField: Story = {
  args: { rows: [] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: say('Tambah kontainer', 'Add a container') }));
    await userEvent.click(await screen.findByRole('button', { name: say('Simpan', 'Save') }));
    const summary = within(
      await screen.findByRole('region', {
        name: say('Ada 3 isian yang perlu diperbaiki', 'Fields to correct: 3'),
      }),
    );
    await expect(
      summary.getByText(say('Nomor Peti Kemas wajib diisi', 'The container number is required')),
    ).toBeVisible();
    await expect(
      summary.getByText(say('Kolom Ukuran Kontainer belum diisi', 'Container size is empty')),
    ).toBeVisible();
    await expect(
      summary.getByText(say('Kolom Jenis Kontainer belum diisi', 'Container type is empty')),
    ).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** A refusal of the only row is shown at its field; the input is kept. */
export const RefusedByTheServer: Story = {
  args: {
    onAdd: fn<Add>(() =>
      Promise.reject(
        refusal(fieldsRefused, {
          path: ['rows', 0, 'number'],
          message: say(
            'Nomor Peti Kemas sudah dipakai aju lain.',
            'The container number is used by another record.',
          ),
        }),
      ),
    ),
  },
  play: async () => {
    await fillIn('MSKU1234565');
    await userEvent.click(screen.getByRole('button', { name: say('Simpan', 'Save') }));
    await expect(
      await screen.findByRole('link', {
        name: say(
          'Nomor Peti Kemas sudah dipakai aju lain.',
          'The container number is used by another record.',
        ),
      }),
    ).toBeVisible();
    await expect(screen.getByRole('textbox', { name: containerNumber })).toHaveValue('MSKU1234565');
  },
};

/** Deleting asks for confirmation inside the row. */
export const AsksBeforeDeleting: Story = {
  play: async ({ args }) => {
    await userEvent.click(
      screen.getByRole('button', { name: say('Hapus CSQU3054383', 'Delete CSQU3054383') }),
    );
    await expect(screen.getByRole('button', { name: say('Batal', 'Cancel') })).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: say('Hapus', 'Delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith('c1');
  },
};

/** Containers of a spreadsheet are added together. */
export const PastesContainers: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: say('Tempel', 'Paste') }));
    await userEvent.click(await screen.findByRole('textbox', { name: say('Baris', 'Lines') }));
    await userEvent.paste('Nomor\tUkuran\tJenis\nmsku 123456 5\t45\tlcl\nSEGU5201769\t20 kaki\tFCL');
    await userEvent.click(screen.getByRole('button', { name: say('Tambahkan', 'Add') }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    await expect(await screen.findByText(say('2 baris ditambahkan.', '2 rows added.'))).toBeInTheDocument();
  },
};

const many = Array.from({ length: 999 }, (_, index) => {
  const ten = `CTHU${String(index).padStart(6, '0')}`;
  return { id: ten, number: `${ten}${containerCheckDigit(ten)}`, size: '40', kind: 'F' };
});

/** The maximum number of rows: only visible ones are rendered. */
export const Many: Story = {
  args: { rows: many },
  play: async ({ canvas }) => {
    await canvas.findByText(say('isian tidak boleh lebih dari 999', 'no more than 999 rows'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};

/** A read-only record. */
export const ReadOnly: Story = {
  render: () => <PpftzContainers rows={storedContainers} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /CSQU/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '20 feet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a container' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('link', { name: 'The container number is required' })).toBeVisible();
  },
};
