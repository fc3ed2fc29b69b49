import { buildCompany, buildIdentityTypes, buildPermitTypes } from '@pabean/api/fixtures';
import { office020400 } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { DraftStore } from '../internal/index.ts';
import { PermitHeaderForm } from './permit-header.tsx';

const meta = {
  title: 'Formulir/PermitHeaderForm',
  component: PermitHeaderForm,
  args: {
    office: office020400,
    permitTypes: buildPermitTypes(),
    identityTypes: buildIdentityTypes(),
    company: buildCompany(),
    userType: 'N',
    onSave: fn(async () => undefined),
    onBack: fn(),
    onOpenProfile: fn(),
  },
} satisfies Meta<typeof PermitHeaderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { permitTypeId: '23', number: '119/SNB/IX/2024', date: '2024-09-24', documentKind: '2' };

/** As it opens: the applicant is the company of the account, its identity locked. */
export const Default: Story = {};

/** Filled, with the extra field of its permit type. */
export const Variants: Story = { args: { initial: filled } };

/** A broker files for others: the applicant's identity can be changed. */
export const ForABroker: Story = { args: { userType: 'Y', initial: filled } };

/** What is missing, as a list of links that has the focus. */
export const FailedSubmit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(canvas.getByRole('region', { name: /3 isian/ })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An NPWP of the old form: a dialog leads to the profile. */
export const OldNpwp: Story = {
  args: { initial: filled, company: buildCompany({ identityNumber: '001900001799900' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
  },
};

const refusal = Object.assign(new Error('Ada isian yang perlu diperbaiki.'), {
  kind: 'http',
  fieldErrors: [{ path: ['number'], message: 'Nomor Permohonan sudah dipakai.' }],
});

/** The server refused one field: its words stand beside it and in the list. */
export const RefusedByTheServer: Story = {
  args: { initial: filled, onSave: fn(() => Promise.reject(refusal)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(await canvas.findByRole('link', { name: 'Nomor Permohonan sudah dipakai.' })).toBeVisible();
  },
};

/** No answer came: what was typed stays. */
export const NoConnection: Story = {
  args: {
    initial: filled,
    onSave: fn(() => Promise.reject(Object.assign(new Error(), { kind: 'network', fieldErrors: [] }))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi'));
  },
};

const draftOfYesterday: DraftStore = {
  load: async () => ({
    version: 1,
    savedAt: '2026-03-02T01:00:00Z',
    values: { ...filled, businessKind: '', phone: '0778 555 0101', email: 'izin@contoh-logistik.example' },
  }),
  save: async () => undefined,
  remove: async () => undefined,
};

/** A draft of an earlier visit is offered, not forced. */
export const DraftFound: Story = {
  args: { drafts: draftOfYesterday },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pulihkan draf' }));
    await expect(canvas.getByRole('textbox', { name: 'Nomor Permohonan' })).toHaveValue(filled.number);
  },
};
