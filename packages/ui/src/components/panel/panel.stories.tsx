import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say.ts';
import { Panel } from './panel.tsx';

const meta = {
  title: 'Components/Navigation and data/Panel',
  component: Panel,
  args: {
    heading: say('Pungutan', 'Charges'),
    level: 2,
    children: say(
      'Dihitung dari nilai barang dan tarif.',
      'Calculated from the value of the goods and the rates.',
    ),
  },
  parameters: {
    anatomy: { parts: ['h2', 'section', 'section::text'] },
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On the surface, on the canvas, without a heading. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 300 }}>
      <Panel {...args} />
      <Panel {...args} heading={say('Sebelum dikirim', 'Before you send')} sunken />
      <Panel>{say('Tanpa judul.', 'Without a heading.')}</Panel>
    </div>
  ),
};
