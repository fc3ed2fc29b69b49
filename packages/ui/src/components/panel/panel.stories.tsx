import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say.ts';
import { DescriptionItem, DescriptionList } from '../description-list/index.ts';
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
    guide: {
      purpose: 'A box around what belongs together, in an aside or around totals.',
      instead: [
        'For groups inside a form or a page, use a heading and a rule.',
        'For facts beside the content, use KeyValueGroup; for conditions, ReadinessList: both are panels.',
      ],
      anatomy: {
        parts: [
          [
            'Heading',
            'h2',
            'Says what is in it, and names the region. Leave it out where the content says so itself.',
          ],
          ['Box', 'section', 'Holds together what belongs together, in an aside or around totals.'],
          ['Content', 'section::text', 'Anything but another panel.'],
        ],
      },
      pairs: [
        {
          good: {
            says: 'One panel; a heading parts what is in it.',
            shows: () => (
              <Panel heading={say('Pungutan', 'Charges')}>
                <h4>{say('Bea masuk', 'Import duty')}</h4>
                <p>Rp 1.250.000</p>
              </Panel>
            ),
          },
          bad: {
            says: 'A panel in a panel: two edges say the same.',
            shows: () => (
              <Panel heading={say('Pungutan', 'Charges')}>
                <Panel>
                  <h4>{say('Bea masuk', 'Import duty')}</h4>
                  <p>Rp 1.250.000</p>
                </Panel>
              </Panel>
            ),
          },
        },
        {
          good: {
            says: 'Facts of one kind stand in one list, and can be compared.',
            shows: () => (
              <DescriptionList columns={1}>
                <DescriptionItem term={say('Bea masuk', 'Import duty')}>Rp 1.250.000</DescriptionItem>
                <DescriptionItem term={say('PPN', 'VAT')}>Rp 2.475.000</DescriptionItem>
                <DescriptionItem term={say('PPh', 'Income tax')}>Rp 562.500</DescriptionItem>
              </DescriptionList>
            ),
          },
          bad: {
            says: 'A card for each fact takes room and parts what belongs together.',
            shows: () => (
              <div style={{ display: 'grid', gap: 12 }}>
                <Panel>
                  <p>
                    {say('Bea masuk', 'Import duty')}
                    <br />
                    <strong>Rp 1.250.000</strong>
                  </p>
                </Panel>
                <Panel>
                  <p>
                    {say('PPN', 'VAT')}
                    <br />
                    <strong>Rp 2.475.000</strong>
                  </p>
                </Panel>
                <Panel>
                  <p>
                    {say('PPh', 'Income tax')}
                    <br />
                    <strong>Rp 562.500</strong>
                  </p>
                </Panel>
              </div>
            ),
          },
        },
      ],
      good: [
        'Give it a heading of the level that follows from the page.',
        'Set `sunken` where it stands beside the content.',
      ],
      bad: ['Do not put a panel around a page.'],
      spoken: ['With a heading it is a region of that name; without one it is nothing to screen readers.'],
    } satisfies ComponentGuide,
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
