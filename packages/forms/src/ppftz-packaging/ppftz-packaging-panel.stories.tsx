import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { refusal } from '../testing/answers.ts';
import { packageTypes } from '../testing/ppftz-rows.ts';
import { packaging } from './ppftz-packaging-panel.examples.tsx';
import { PpftzPackagingPanel, type PpftzPackagingPanelProps } from './ppftz-packaging-panel.tsx';

type Save = NonNullable<PpftzPackagingPanelProps['onSave']>;

const save = say('Simpan', 'Save');

const meta = {
  title: 'Forms/PpftzPackagingPanel',
  component: PpftzPackagingPanel,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: { parts: ['thead th', 'thead th:nth-child(2)', 'tbody button', 'section > p:last-of-type'] },
  },
  args: { packaging, packageTypes, onSave: fn<Save>(async () => undefined) },
} satisfies Meta<typeof PpftzPackagingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a packaging. */
export const Variants: Story = {};

const chooseKind = async (text: string) => {
  const kind = await screen.findByRole('combobox', { name: say('Jenis Kemasan', 'Kind of package') });
  await userEvent.clear(kind);
  await userEvent.type(kind, text);
  await userEvent.tab();
};

/** The first packaging: its kind found by code. */
export const Empty: Story = {
  args: { packaging: undefined },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: say('Tambah kemasan', 'Add packaging') }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: say('Jumlah Kemasan', 'Number of packages') }),
      '1.250',
    );
    await chooseKind('ct');
    await userEvent.click(screen.getByRole('button', { name: save }));
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
    await userEvent.click(screen.getByRole('button', { name: say('Ubah Kemasan', 'Change Packaging') }));
    const count = await screen.findByRole('textbox', { name: say('Jumlah Kemasan', 'Number of packages') });
    await userEvent.clear(count);
    await userEvent.type(count, '25');
    await userEvent.click(screen.getByRole('button', { name: save }));
    await userEvent.click(
      await screen.findByRole('radio', { name: new RegExp(say('Versi terbaru', 'Latest version')) }),
    );
    await userEvent.click(
      screen.getByRole('button', { name: say('Simpan pilihan ini', 'Save this choice') }),
    );
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
    await userEvent.click(screen.getByRole('button', { name: say('Ubah Kemasan', 'Change Packaging') }));
    await userEvent.click(await screen.findByRole('button', { name: save }));
    await screen.findByRole('link', {
      name: say('Jumlah Kemasan maksimal 999999999.', 'Number of packages must be at most 999999999.'),
    });
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
