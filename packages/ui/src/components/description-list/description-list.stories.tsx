import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { DescriptionItem } from './description-item.tsx';
import { DescriptionList } from './description-list.tsx';

const items = (
  <>
    <DescriptionItem term={say('Pemohon', 'Applicant')}>PT Samudra Niaga Batam</DescriptionItem>
    <DescriptionItem term={say('Jenis pembongkaran', 'Kind of unloading')}>Non Ship to Ship</DescriptionItem>
    <DescriptionItem term={say('Nama kuasa', 'Proxy name')} />
    <DescriptionItem term={say('Alamat', 'Address')} wide>
      Jl. Pelabuhan Batu Ampar Blok C No. 12, Batam 29432
    </DescriptionItem>
    <DescriptionItem term="E-mail">ekspor@snb.example</DescriptionItem>
  </>
);

const meta = {
  title: 'Components/Navigation and data/DescriptionList',
  component: DescriptionList,
  args: { children: items },
  parameters: {
    guide: {
      purpose: 'The facts about one thing, as names and values.',
      instead: [
        'For the same facts about many things, use DataTable.',
        'For facts beside the content, use KeyValueAside, which holds such lists.',
      ],
      anatomy: {
        parts: [
          ['Name', 'dt', 'What the value is called.'],
          ['Value', 'dd', 'The fact itself, whole.'],
          ['Dash', 'dl > div:nth-child(3) dd', 'Stands by itself where a value is absent or empty.'],
          ['Wide value', '[data-wide]', 'Takes two columns: an address, a reason.'],
        ],
      },
      pairs: [
        {
          good: {
            says: 'A value that is absent keeps its name; the dash says so.',
            shows: () => (
              <DescriptionList columns={1}>
                <DescriptionItem term={say('Pemohon', 'Applicant')}>PT Samudra Niaga Batam</DescriptionItem>
                <DescriptionItem term={say('Nama kuasa', 'Proxy name')} />
              </DescriptionList>
            ),
          },
          bad: {
            says: 'The name is left out, too: is there no proxy, or was none asked for?',
            shows: () => (
              <DescriptionList columns={1}>
                <DescriptionItem term={say('Pemohon', 'Applicant')}>PT Samudra Niaga Batam</DescriptionItem>
              </DescriptionList>
            ),
          },
        },
        {
          good: {
            says: 'The address is whole and breaks its line.',
            shows: () => (
              <DescriptionList columns={1}>
                <DescriptionItem term={say('Alamat', 'Address')}>
                  Jl. Pelabuhan Batu Ampar Blok C No. 12, Batam 29432
                </DescriptionItem>
              </DescriptionList>
            ),
          },
          bad: {
            says: 'The end of a value that was cut cannot be read anywhere.',
            shows: () => (
              <DescriptionList columns={1}>
                <DescriptionItem term={say('Alamat', 'Address')}>Jl. Pelabuhan Batu Am…</DescriptionItem>
              </DescriptionList>
            ),
          },
        },
      ],
      good: [
        'Set `wide` for an address or a reason, so that it does not become a tall thin column.',
        'Draw codes with Code, Npwp and ContainerNumber, so that they can be read aloud.',
      ],
      bad: ['Do not put buttons or fields into it.'],
      spoken: ['A list of terms and definitions: screen readers read each value with its name.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three columns, two, and one for an aside. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <DescriptionList>{items}</DescriptionList>
      <DescriptionList columns={2}>{items}</DescriptionList>
      <DescriptionList columns={1}>{items}</DescriptionList>
    </div>
  ),
};

export const TiesNamesToValues: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Pemohon');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('PT Samudra Niaga Batam');
  },
};
