import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RotateCcw } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const retry = fn();

const meta = {
  title: 'Components/Status and messages/EmptyState',
  component: EmptyState,
  args: {
    heading: say('Belum ada pengajuan', 'No applications yet'),
    level: 2,
    children: say(
      'Permohonan izin yang Anda buat akan tampil di sini.',
      'The permit applications that you make will appear here.',
    ),
    action: (
      <ButtonLink href="#tambah" variant="primary" size="small" icon={<Plus size={16} />}>
        {say('Tambah Pengajuan', 'Add application')}
      </ButtonLink>
    ),
  },
  parameters: {
    guide: {
      purpose:
        'Takes the place of a list or a panel that has nothing to show: says why, and what to do next.',
      instead: [
        'DataTable draws its own, from the words that it is given.',
        'For a failure beside content that is still there, use Alert.',
      ],
      anatomy: {
        parts: [
          [
            'Motif',
            'svg',
            'The office’s pattern, where nothing was made yet. The other variants are drawn without it.',
          ],
          ['Heading', 'h2', 'What is the matter, in a few words.'],
          ['Text', 'h2 + p', 'What will stand here, what to try, or what is safe.'],
          [
            'Action',
            'h2 ~ div > a',
            'The one next step. Leave it out where there is nothing that people can do.',
          ],
        ],
      },
      keyboard: [['Tab', 'Goes to the action']],
      pairs: [
        {
          good: {
            says: 'It names what was searched for, and offers to clear it.',
            shows: () => (
              <EmptyState
                variant="nothing-found"
                heading={say('Tidak ada hasil untuk “PLB”', 'No results for “PLB”')}
                action={<Button size="small">{say('Hapus saringan', 'Clear filters')}</Button>}
              />
            ),
          },
          bad: {
            says: 'It reads as if there were no data at all, and leads nowhere.',
            shows: () => <EmptyState variant="nothing-found" heading={say('Tidak ada data', 'No data')} />,
          },
        },
        {
          good: {
            says: 'One next step.',
            shows: () => (
              <EmptyState
                heading={say('Belum ada pengajuan', 'No applications yet')}
                action={
                  <ButtonLink href="#tambah" variant="primary" size="small">
                    {say('Tambah Pengajuan', 'Add application')}
                  </ButtonLink>
                }
              />
            ),
          },
          bad: {
            says: 'Three steps beside each other: which one comes first?',
            shows: () => (
              <EmptyState
                heading={say('Belum ada pengajuan', 'No applications yet')}
                action={
                  <div
                    style={{
                      display: 'flex',
                      flexWrap: 'wrap',
                      gap: 8,
                      justifyContent: 'center',
                      alignItems: 'center',
                    }}
                  >
                    <ButtonLink href="#tambah" variant="primary" size="small">
                      {say('Tambah Pengajuan', 'Add application')}
                    </ButtonLink>
                    <Button size="small">{say('Impor', 'Import')}</Button>
                    <Button size="small">{say('Bantuan', 'Help')}</Button>
                  </div>
                }
              />
            ),
          },
        },
      ],
      good: [
        '`empty`: say what will stand here and offer to make the first one.',

        '`failed`: say what happened and what is safe, and offer to try again.',
      ],
      bad: [
        'Do not draw it while things load: that is Skeleton.',
        'Do not say that nothing exists when it only could not be loaded.',
      ],
      spoken: [
        'A failure is announced at once; the other two are read where they stand, and the list announces its count.',
        'The motif and the icon are decoration.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No data yet, with and without a next step, nothing found, failed. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <EmptyState {...args} />
      <EmptyState level={2} heading={say('Belum ada keputusan', 'No decision yet')}>
        {say('Keputusan pejabat akan tampil di sini.', 'The officer’s decision will appear here.')}
      </EmptyState>
      <EmptyState
        variant="nothing-found"
        level={2}
        heading={say('Tidak ada hasil untuk “PLB”', 'No results for “PLB”')}
        action={<Button size="small">{say('Hapus saringan', 'Clear filters')}</Button>}
      >
        {say('Periksa ejaan, atau hapus saringan.', 'Check the spelling, or clear the filters.')}
      </EmptyState>
      <EmptyState
        variant="failed"
        level={2}
        heading={say('Data tidak dapat dimuat', 'The data could not be loaded')}
        action={
          <Button size="small" icon={<RotateCcw size={16} />}>
            {say('Coba lagi', 'Try again')}
          </Button>
        }
      >
        {say(
          'Koneksi terputus. Isian Anda tidak hilang.',
          'The connection was lost. What you entered is still here.',
        )}
      </EmptyState>
    </div>
  ),
};

export const OffersToTryAgain: Story = {
  args: {
    variant: 'failed',
    heading: say('Data tidak dapat dimuat', 'The data could not be loaded'),
    children: say(
      'Koneksi terputus. Isian Anda tidak hilang.',
      'The connection was lost. What you entered is still here.',
    ),
    action: (
      <Button size="small" onClick={retry}>
        {say('Coba lagi', 'Try again')}
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
