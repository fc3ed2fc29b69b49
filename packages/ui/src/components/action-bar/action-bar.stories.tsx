import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ActionBar } from './action-bar.tsx';

const meta = {
  title: 'Komponen/ActionBar',
  component: ActionBar,
  args: {
    children: (
      <>
        <Button variant="primary">Simpan</Button>
        <Button variant="tertiary">Kembali</Button>
      </>
    ),
    end: 'Draf disimpan di perangkat ini, 09.42',
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 280, overflowY: 'auto', paddingInline: 32 }}>
        <div style={{ blockSize: 600 }}>Isian panjang</div>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A wizard: back at the start, forward at the end. */
export const Variants: Story = {
  args: {
    children: <Button>Kembali</Button>,
    end: (
      <>
        Langkah 2 dari 3 <Button variant="primary">Simpan dan lanjut</Button>
      </>
    ),
  },
};

/** It stays in sight although the form is longer than the screen. */
export const StaysInSight: Story = {
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('div')?.getBoundingClientRect();
    const bar = canvas.getByRole('button', { name: 'Simpan' }).getBoundingClientRect();
    await expect(bar.bottom).toBeLessThanOrEqual(box?.bottom ?? 0);
  },
};
