import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { DescriptionItem } from '../description-list/index.ts';
import { Link } from '../link/index.ts';
import { Npwp } from '../npwp/index.ts';
import { ReadinessList } from '../readiness-list/index.ts';
import { KeyValueAside } from './key-value-aside.tsx';
import { KeyValueGroup } from './key-value-group.tsx';

const applicant = (
  <KeyValueGroup heading={say('Pemohon', 'Applicant')} level={2}>
    <DescriptionItem term={say('Nama', 'Name')}>PT Samudra Niaga Batam</DescriptionItem>
    <DescriptionItem term={say('NPWP 16 digit', '16-digit NPWP')}>
      <Npwp value="0021345678215000" />
    </DescriptionItem>
    <DescriptionItem term={say('Alamat', 'Address')}>
      Jl. Pelabuhan Batu Ampar Blok C No. 12, Batam 29432
    </DescriptionItem>
    <DescriptionItem term={say('Nama kuasa', 'Proxy name')} />
  </KeyValueGroup>
);
const office = (
  <KeyValueGroup heading={say('Kantor', 'Office')} level={2} defaultOpen>
    <DescriptionItem term={say('Kode', 'Code')}>020400</DescriptionItem>
    <DescriptionItem term={say('Petugas', 'Officer')}>Hendra Saputra</DescriptionItem>
  </KeyValueGroup>
);
const readiness = (
  <ReadinessList
    level={2}
    items={[
      { id: 'data', done: true, text: say('Data permohonan lengkap', 'The application data is complete') },
      {
        id: 'kontainer',
        done: false,
        text: say('Daftar Kontainer kurang 1 baris.', 'The list of containers lacks 1 row.'),
        action: <Link href="#isi">{say('Isi daftar', 'Fill the list')}</Link>,
      },
    ]}
  />
);

const meta = {
  title: 'Components/Navigation and data/KeyValueAside',
  component: KeyValueAside,
  args: {
    label: say('Ringkasan permohonan', 'Summary of the application'),
    children: (
      <>
        {applicant}
        {office}
      </>
    ),
  },
  parameters: {
    anatomy: {
      parts: [
        'section:nth-of-type(2) h2',
        'section:nth-of-type(2) dt',
        'section:nth-of-type(2)',
        'section:nth-of-type(2) dd',
      ],
    },
  },
} satisfies Meta<typeof KeyValueAside>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <KeyValueAside {...args}>
      {applicant}
      {office}
    </KeyValueAside>
  ),
};

/** Beside the content, with conditions and groups. */
export const Variants: Story = {
  render: (args) => (
    <KeyValueAside {...args}>
      {readiness}
      {applicant}
      {office}
    </KeyValueAside>
  ),
};

const ofApplicant = say('Pemohon', 'Applicant');

export const NamesItsGroups: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('complementary', { name: say('Ringkasan permohonan', 'Summary of the application') }),
    ).toBeVisible();
    const group = canvas.getByRole('region', { name: ofApplicant });
    await expect(group).toHaveTextContent('PT Samudra Niaga Batam');
    await expect(canvas.getByText('PT Samudra Niaga Batam')).toBeVisible();
  },
};

/** Below 1024 px groups are collapsed, and can be opened with the keyboard. */
export const FoldsOnPhones: Story = {
  ...Default,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('020400')).toBeVisible();
    await expect(canvas.getByText('PT Samudra Niaga Batam')).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText(ofApplicant).closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText(ofApplicant));
    await expect(canvas.getByText('PT Samudra Niaga Batam')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
