import { dataLanguage, type Printable, printOffer } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { id } from '../../messages/id.ts';
import { say } from '../../testing/say.ts';
import { Checkbox } from '../checkbox/index.ts';
import { DescriptionItem, DescriptionList } from '../description-list/index.ts';
import { Select } from '../select/index.ts';
import { PrintButton } from './print-button.tsx';

const approved: Printable = {
  status: '50',
  permitTypeId: '3',
  approvalNumber: 'KEP-1204/KPU.02/2024',
  approvalFlag: 'Y',
  hasStoredFile: false,
};

const meta = {
  title: 'Domain/PrintButton',
  component: PrintButton,
  args: { licence: approved, onPrint: fn() },
} satisfies Meta<typeof PrintButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states: readonly Partial<Parameters<typeof PrintButton>[0]>[] = [
  {},
  { variant: 'primary' },
  { size: 'small', variant: 'quiet', thing: 'KEP-1204/KPU.02/2024' },
  { busy: true },
  {
    problem: say(
      'Server sedang sibuk. Coba lagi dalam 2 detik.',
      'The server is busy. Try again in 2 seconds.',
    ),
  },
  { licence: { ...approved, status: '20', approvalNumber: null } },
  { licence: { ...approved, status: '90', approvalNumber: null } },
  { licence: { ...approved, status: '99' } },
  { licence: { ...approved, permitTypeId: '31' } },
];

/**
 * Offered, primary, quiet in a row, busy, failed; then the reasons why there is no licence: undecided, rejected, ended,
 * excluded.
 */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 20 }}>
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the states never change
        <PrintButton key={index} {...args} {...state} />
      ))}
    </div>
  ),
};

export const SaysWhyNothingIsOffered: Story = {
  args: { licence: { ...approved, permitTypeId: '31' } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: say('Cetak', 'Print') });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(
      new RegExp(say('tidak dicetak dari portal', 'not printed from the portal')),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).not.toHaveBeenCalled();
  },
};

export const AsksForTheLicence: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Cetak', 'Print') }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** A type of each group of the rules. */
const types = [
  ['1', 'Pemuatan Barang Ekspor di Luar Kawasan Pabean'],
  ['13', 'Penetapan Tempat Penimbunan Sementara (TPS)'],
  ['27', 'Pengeluaran Peti Kemas Tanpa Stripping (No Strip)'],
  ['45', 'Nomor Pokok Pengusaha Barang Kena Cukai (NPPBKC)'],
  ['49', 'Pengeluaran Sementara Kendaraan Bermotor'],
].map(([value = '', name]) => ({ value, label: `${value} ${name}`, lang: dataLanguage }));

const statuses = Object.entries(id.statuses)
  .filter(([code]) => code.length === 2)
  .map(([value, word]) => ({ value, label: `${value} ${word}`, lang: dataLanguage }));

const decisions = ['', 'Y', 'T', 'R'].map((value) => ({ value, label: value || say('Belum ada', 'None') }));

const outcomes = {
  none: say('Tidak ada', 'Nothing'),
  generated: say('PDF yang dibuat dari data', 'The PDF that is drawn from the data'),
  stored: say('Berkas yang diunggah kantor', 'The file that the office uploaded'),
};

/** The print rules to try: choose the input, and see what is offered. */
function PrintRules() {
  const [licence, setLicence] = useState<Printable>({ ...approved, permitTypeId: '27' });
  const change = (changed: Partial<Printable>) => setLicence({ ...licence, ...changed });
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
      <Select
        label={say('Jenis izin', 'Permit type')}
        options={types}
        value={licence.permitTypeId}
        onChange={({ target }) => change({ permitTypeId: target.value })}
      />
      <Select
        label="Status"
        options={statuses}
        value={licence.status}
        onChange={({ target }) => change({ status: target.value })}
      />
      <Select
        label={say('Keputusan petugas', 'Officer’s decision')}
        options={decisions}
        value={licence.approvalFlag ?? ''}
        onChange={({ target }) => change({ approvalFlag: target.value || null })}
      />
      <Checkbox
        label={say('Ada nomor persetujuan', 'It has an approval number')}
        checked={licence.approvalNumber !== null}
        onChange={({ target }) => change({ approvalNumber: target.checked ? approved.approvalNumber : null })}
      />
      <Checkbox
        label={say('Kantor menyimpan berkasnya', 'The office stored its file')}
        checked={licence.hasStoredFile}
        onChange={({ target }) => change({ hasStoredFile: target.checked })}
      />
      <DescriptionList>
        <DescriptionItem term={say('Yang dicetak', 'What is printed')}>
          {outcomes[printOffer(licence)]}
        </DescriptionItem>
        <DescriptionItem term={say('Tombol', 'Button')}>
          <PrintButton licence={licence} onPrint={() => undefined} />
        </DescriptionItem>
      </DescriptionList>
    </div>
  );
}

/**
 * The print rules, to try: choose type, status, decision, number and stored file, and see what is offered and why. The
 * whole table is a page of its own, Print rules and statuses.
 */
export const PrintRuleTable: Story = {
  render: () => <PrintRules />,
  play: async ({ canvas }) => {
    const [typeField, statusField, decisionField] = canvas.getAllByRole('combobox');
    const [numberBox, fileBox] = canvas.getAllByRole('checkbox');
    const [offer] = canvas.getAllByRole('definition');
    if (!typeField || !statusField || !decisionField || !numberBox || !fileBox)
      throw new Error('A field is missing.');
    await expect(offer).toHaveTextContent(outcomes.generated);
    await userEvent.selectOptions(decisionField, 'T');
    await expect(offer).toHaveTextContent(outcomes.none);
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      new RegExp(say('tidak dicetak', 'not printed')),
    );
    await userEvent.click(fileBox);
    await expect(offer).toHaveTextContent(outcomes.stored);
    await userEvent.click(numberBox);
    await expect(offer).toHaveTextContent(outcomes.none);
    await userEvent.selectOptions(typeField, '49');
    await userEvent.selectOptions(statusField, '98');
    await expect(offer).toHaveTextContent(outcomes.generated);
  },
};

/** The reasons why there is no licence, in English. */
export const InEnglish: Story = {
  args: { licence: { ...approved, status: '90', approvalNumber: null } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveAccessibleDescription(
      'There is no permit: the application was rejected.',
    );
  },
};
