import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './panel.tsx';

const meta = {
  title: 'Komponen/Panel',
  component: Panel,
  args: { heading: 'Pungutan', level: 2, children: 'Dihitung dari nilai barang dan tarif.' },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On the surface, on the canvas, without a heading. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 300 }}>
      <Panel {...args} />
      <Panel {...args} heading="Sebelum dikirim" sunken />
      <Panel>Tanpa judul.</Panel>
    </div>
  ),
};
