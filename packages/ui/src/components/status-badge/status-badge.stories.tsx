import { inspectionOf, type Printable, printObstacle, printOffer } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScanSearch, Stamp, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { DescriptionItem, DescriptionList } from '../description-list/index.ts';
import { PrintButton } from '../print-button/index.ts';
import { Select } from '../select/index.ts';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Domain/StatusBadge',
  component: StatusBadge,
  args: { code: '20', label: 'Penelitian dokumen' },
  parameters: {
    anatomy: { parts: ['[data-tone]::text', '[data-tone] svg', '[data-tone]'] },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/**
 * Every tone, with its default icon and with another; a code without a text. Without colour, icon, text and dashes
 * remain.
 */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <StatusBadge code="10" label="Draf" />
      <StatusBadge code="20" label="Penelitian dokumen" />
      <StatusBadge code="190" label="Dikembalikan untuk Perbaikan" tone="action" />
      <StatusBadge
        code="115"
        label="Menunggu Pembayaran"
        tone="action"
        icon={<Wallet size={14} aria-hidden />}
      />
      <StatusBadge
        code="120"
        label="Pemeriksaan Fisik"
        tone="process"
        icon={<ScanSearch size={14} aria-hidden />}
      />
      <StatusBadge code="150" label="SPPB" tone="approved" icon={<Stamp size={14} aria-hidden />} />
      <StatusBadge code="50" label="Disetujui" />
      <StatusBadge code="90" label="Ditolak" />
      <StatusBadge code="98" label="Ditarik" />
      <StatusBadge code="27" label="" />
    </div>
  ),
};

export const SaysTheServersWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penelitian dokumen')).toBeVisible();
  },
};

/** Both are grey: the dashed border tells a draft from an unknown status. */
export const DraftLooksUnfiled: Story = {
  render: () => (
    <>
      <StatusBadge code="10" label="Draf" /> <StatusBadge code="98" label="Ditarik" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Draf')).borderStyle).toBe('dashed');
    await expect(getComputedStyle(canvas.getByText('Ditarik')).borderStyle).toBe('solid');
  },
};

const types = Array.from({ length: 50 }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}));
const statuses = ['10', '20', '27', '28', '29', '50', '90', '91', '98', '99'].map((value) => ({
  value,
  label: value,
}));
const decisions = ['', 'Y', 'T', 'R'].map((value) => ({ value, label: value || '–' }));

/** The print rules to try: choose the input, and see what is offered. */
function PrintRules() {
  const [licence, setLicence] = useState<Printable>({
    permitTypeId: '27',
    status: '50',
    approvalFlag: 'Y',
    approvalNumber: 'KEP-1204/KPU.02/2024',
    hasStoredFile: false,
  });
  const change = (changed: Partial<Printable>) => setLicence({ ...licence, ...changed });
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <Select
          label="id_ijin"
          options={types}
          value={licence.permitTypeId}
          onChange={({ target }) => change({ permitTypeId: target.value })}
        />
        <Select
          label="status"
          options={statuses}
          value={licence.status}
          onChange={({ target }) => change({ status: target.value })}
        />
        <Select
          label="fl_setuju"
          options={decisions}
          value={licence.approvalFlag ?? ''}
          onChange={({ target }) => change({ approvalFlag: target.value || null })}
        />
      </div>
      <Checkbox
        label="no_setuju"
        checked={licence.approvalNumber !== null}
        onChange={({ target }) => change({ approvalNumber: target.checked ? 'KEP-1204/KPU.02/2024' : null })}
      />
      <Checkbox
        label="nm_file"
        checked={licence.hasStoredFile}
        onChange={({ target }) => change({ hasStoredFile: target.checked })}
      />
      <DescriptionList>
        <DescriptionItem term="StatusBadge">
          <StatusBadge code={licence.status} label="" />
        </DescriptionItem>
        <DescriptionItem term="printOffer">{printOffer(licence)}</DescriptionItem>
        <DescriptionItem term="printObstacle">{printObstacle(licence) ?? '–'}</DescriptionItem>
        <DescriptionItem term="inspectionOf">
          {inspectionOf(licence.permitTypeId, licence.approvalFlag) || '–'}
        </DescriptionItem>
        <DescriptionItem term="PrintButton">
          <PrintButton licence={licence} onPrint={() => undefined} />
        </DescriptionItem>
      </DescriptionList>
    </div>
  );
}

/**
 * The whole table of the print rules, to try: choose type, status, decision, number and stored file, and see what is
 * offered and why. The names are those of the API.
 */
export const PrintRuleTable: Story = {
  render: () => <PrintRules />,
  play: async ({ canvas }) => {
    const offer = () => canvas.getByText('printOffer').nextElementSibling;
    await expect(offer()).toHaveTextContent('generated');
    await userEvent.selectOptions(canvas.getByLabelText('fl_setuju'), 'T');
    await expect(offer()).toHaveTextContent('none');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/tidak dicetak|not printed/);
    await userEvent.click(canvas.getByLabelText('nm_file'));
    await expect(offer()).toHaveTextContent('stored');
    await userEvent.click(canvas.getByLabelText('no_setuju'));
    await expect(offer()).toHaveTextContent('none');
    await userEvent.selectOptions(canvas.getByLabelText('id_ijin'), '49');
    await userEvent.selectOptions(canvas.getByLabelText('status'), '98');
    await expect(offer()).toHaveTextContent('generated');
  },
};

/** A status keeps the server’s text on an English page, and is read aloud as Indonesian. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penelitian dokumen').closest('[lang]')).toHaveAttribute('lang', 'id');
  },
};
