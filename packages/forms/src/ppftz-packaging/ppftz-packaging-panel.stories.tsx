import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { refusal } from '../testing/answers.ts';
import { packageTypes } from '../testing/ppftz-rows.ts';
import { PpftzPackagingPanel, type PpftzPackagingPanelProps } from './ppftz-packaging-panel.tsx';

type Save = NonNullable<PpftzPackagingPanelProps['onSave']>;
const packaging = { id: 'k', count: '23', kind: 'PK', version: '1' };

const meta = {
  title: 'Forms/PpftzPackagingPanel',
  component: PpftzPackagingPanel,
  parameters: {
    docs: { story: { inline: false } },
    guide: {
      purpose: 'The packaging of a PPFTZ record: a count and a kind. A record has one.',
      instead: ['For several rows, use PpftzContainers or GoodsEditor.'],
      anatomy: {
        parts: [
          ['Count', 'thead th', 'How many packages there are.'],
          ['Kind', 'thead th:nth-child(2)', 'The code, and its name from `packageTypes`.'],
          ['Change', 'tbody button', 'Opens the dialog. Left out without `onSave`.'],
          [
            'Note',
            'section > p:last-of-type',
            'Says that a record has one packaging, so that nobody looks for a way to add another.',
          ],
        ],
      },
      keyboard: [
        ['Enter in a field of the dialog', 'Saves'],
        ['Escape', 'Closes the dialog; asks first when something was typed'],
      ],
      pairs: [
        {
          good: {
            says: 'The kinds are given also where the record is only read: the code has its name.',
            shows: () => <PpftzPackagingPanel packaging={packaging} packageTypes={packageTypes} level={3} />,
          },
          bad: {
            says: 'Without the kinds there is only a code, which few people know.',
            shows: () => <PpftzPackagingPanel packaging={packaging} packageTypes={[]} level={3} />,
          },
        },
      ],
      good: ['Give it the packaging that the server has, again after each `onSave`.'],
      bad: ['Do not offer a second one: “Tambah kemasan” is there only while there is none.'],
      spoken: ['Two versions, and why nothing was saved, take the focus in the dialog.'],
      messages: ['ppftzRows', 'bothVersions', 'form', 'draft'],
    } satisfies ComponentGuide,
  },
  args: { packaging, packageTypes, onSave: fn<Save>(async () => undefined) },
} satisfies Meta<typeof PpftzPackagingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a packaging. */
export const Variants: Story = {};

const chooseKind = async (text: string) => {
  const kind = await screen.findByRole('combobox', { name: 'Jenis Kemasan' });
  await userEvent.clear(kind);
  await userEvent.type(kind, text);
  await userEvent.tab();
};

/** The first packaging: its kind found by code. */
export const Empty: Story = {
  args: { packaging: undefined },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Tambah kemasan' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Jumlah Kemasan' }), '1.250');
    await chooseKind('ct');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ count: '1250', kind: 'CT' }, expect.anything()),
    );
  },
};

/** Changed by another user meanwhile: both versions, field by field. */
export const ChangedElsewhere: Story = {
  args: {
    onSave: fn<Save>((_, { version }) =>
      version === '1'
        ? Promise.reject(
            Object.assign(refusal(say('Sudah diubah.', 'It has been changed.')), { status: 412 }),
          )
        : Promise.resolve(),
    ),
    loadLatest: async () => ({ values: { count: '40', kind: 'PK' }, version: '2' }),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ubah Kemasan' }));
    const count = await screen.findByRole('textbox', { name: 'Jumlah Kemasan' });
    await userEvent.clear(count);
    await userEvent.type(count, '25');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Versi terbaru/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan pilihan ini' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { count: '40', kind: 'PK' },
        expect.objectContaining({ version: '2' }),
      ),
    );
  },
};

export const RefusedByTheServer: Story = {
  args: {
    onSave: fn<Save>(() =>
      Promise.reject(
        refusal(say('Ditolak', 'Rejected'), {
          path: ['count'],
          message: say('Jumlah Kemasan maksimal 999999999.', 'Number of packages must be at most 999999999.'),
        }),
      ),
    ),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ubah Kemasan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
    await screen.findByRole('link', { name: 'Jumlah Kemasan maksimal 999999999.' });
  },
};

/** A read-only record. */
export const ReadOnly: Story = {
  render: () => <PpftzPackagingPanel packaging={packaging} packageTypes={packageTypes} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'PK Package' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const InEnglish: Story = {
  args: { packaging: undefined },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add packaging' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('region', { name: 'Fields to correct: 2' })).toBeVisible();
  },
};
