import {
  buildApplicationHeader,
  buildCompany,
  buildIdentityTypes,
  buildPermitTypes,
} from '@pabean/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, noAnswer, refusal, underWay } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { PermitHeaderForm } from './permit-header.tsx';
import { headerValuesOf } from './schema.ts';

const answer = { id: '7', message: say('Berhasil menyimpan', 'Saved') };

const save = say('Simpan', 'Save');
const restore = say('Pulihkan draf', 'Restore draft');
const applicationNumber = say('Nomor Permohonan', 'Application number');

const meta = {
  title: 'Forms/PermitHeaderForm',
  component: PermitHeaderForm,
  // Padding of the page sheet; the action bar extends over it.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: [
        'fieldset legend',
        'textarea[readonly]',
        'input[name="permitTypeId"]',
        'fieldset + fieldset legend',
        'input[name="email"]',
        'div:has(> button[type="submit"])',
      ],
    },
  },
  args: {
    permitTypes: buildPermitTypes(),
    identityTypes: buildIdentityTypes(),
    company: buildCompany(),
    userType: 'N',
    onSave: fn(async () => answer),
    onSaved: fn(),
    onBack: fn(),
    onOpenProfile: fn(),
  },
} satisfies Meta<typeof PermitHeaderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { permitTypeId: '23', number: '119/SNB/IX/2024', date: '2024-09-24', documentKind: '2' };

/** Initial state: the applicant is the company of the account, its identity locked. */
export const Default: Story = {};

/** Scaled down to show the whole form. */
export const Parts: Story = {
  decorators: [(Story) => <div style={{ zoom: 0.7, overflow: 'hidden' }}>{Story()}</div>],
};

/** Filled, with the extra field of its permit type. */
export const Variants: Story = { args: { initial: filled } };

/** A broker files for other companies: the applicant's identity can be changed. */
export const ForABroker: Story = { args: { userType: 'Y', initial: filled } };

/** The free-trade zone: only its permit types, and only its own documents to be amended. */
export const ForTheFreeTradeZone: Story = {
  args: { area: 'ftz', initial: { ...filled, permitTypeId: '5', documentKind: '23' } },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: say('Jenis Dokumen', 'Document type') }));
    await expect(group.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('combobox', { name: say('Jenis Izin', 'Permit type') }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};

/** Missing fields as a list of links that has the focus. */
export const FailedSubmit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(
      canvas.getByRole('region', { name: say('Ada 3 isian yang perlu diperbaiki', 'Fields to correct: 3') }),
    ).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Saved: the page continues with the response, once the draft is removed. */
export const Saved: Story = {
  args: { initial: filled },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer));
  },
};

/** An NPWP in the old format: a dialog links to the profile. */
export const OldNpwp: Story = {
  args: { initial: filled, company: buildCompany({ identityNumber: '001900001799900' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
  },
};

const numberTaken = refusal(fieldsRefused, {
  path: ['number'],
  message: say('Nomor Permohonan sudah dipakai.', 'The application number is already taken.'),
});

/** The server refused one field: its message is shown at the field and in the list. */
export const RefusedByTheServer: Story = {
  args: { initial: filled, onSave: fn(() => Promise.reject(numberTaken)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(
      await canvas.findByRole('link', {
        name: say('Nomor Permohonan sudah dipakai.', 'The application number is already taken.'),
      }),
    ).toBeVisible();
  },
};

/** No response: the input is kept. */
export const NoConnection: Story = {
  args: {
    initial: filled,
    onSave: fn(() => Promise.reject(noAnswer())),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(
      await canvas.findByRole('group', {
        name: new RegExp(say('Server tidak dapat dihubungi', 'The server cannot be reached')),
      }),
    ).toHaveFocus();
  },
};

/** The button shows that it is being saved, and a second press does nothing. */
export const Sending: Story = {
  args: { initial: filled, onSave: fn(underWay) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }));
    const busy = await canvas.findByRole('button', { name: say('Menyimpan…', 'Saving…') });
    await userEvent.click(busy);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

const { store } = memoryDrafts({
  'permit-header': {
    version: 1,
    savedAt: '2026-03-02T01:00:00Z',
    values: { ...filled, businessKind: '', phone: '0778 555 0101', email: 'izin@contoh-logistik.example' },
  },
});

const earlier = memoryDrafts({
  'permit-header': ['2026-03-02T01:00:00Z', '2026-03-01T07:30:00Z'].map((savedAt) => ({
    version: 1,
    savedAt,
    values: { ...filled, businessKind: '', phone: '0778 555 0101', email: 'izin@contoh-logistik.example' },
  })),
});

/** Drafts of two visits are offered by their times: neither was overwritten. */
export const SeveralDraftsFound: Story = {
  args: { draft: { store: earlier.store } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(say('Ada 2 draf yang belum disimpan.', 'There are 2 unsaved drafts.')),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: restore })).toHaveLength(2);
  },
};

/** A draft of an earlier visit is offered, not restored automatically. */
export const DraftFound: Story = {
  args: { draft: { store } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: restore })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: applicationNumber })).toHaveValue('');
  },
};

/** Restored: the input is back; the identity stays that of the company. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: restore }));
    await expect(canvas.getByRole('textbox', { name: applicationNumber })).toHaveValue(filled.number);
    await expect(canvas.getByRole('textbox', { name: say('Nama', 'Name') })).toHaveValue(args.company.name);
    await expect(canvas.queryByRole('button', { name: restore })).toBeNull();
  },
};

/** Fields with known values are locked: readable and focusable, but not editable. */
export const Locked: Story = {
  play: async ({ canvas }) => {
    for (const name of [
      say('Kantor', 'Office'),
      say('Nomor Identitas', 'Identity number'),
      say('Nama', 'Name'),
      say('Alamat', 'Address'),
    ])
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('readonly');
  },
};

/** Typing removes the error of the field; other fields are validated on blur. */
export const FixesWhileTyping: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }));
    const number = canvas.getByRole('textbox', { name: applicationNumber });
    await expect(number).toBeInvalid();
    await userEvent.type(number, '119');
    await expect(number).toBeValid();
  },
};

/** A line of the error list links to its field. */
export const GoesFromListToField: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: save }));
    const line = canvas.getByRole('link', {
      name: say('Kolom Nomor Permohonan belum diisi', 'Application number is empty'),
    });
    line.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: applicationNumber })).toHaveFocus();
  },
};

/** The header of a draft that has documents already: its permit type is locked. */
export const OfADraft: Story = {
  args: { initial: headerValuesOf(buildApplicationHeader()), version: '1', permitTypeFixed: true },
};

/** Another user changed the header meanwhile: nothing is overwritten, both versions can be chosen. */
export const ChangedElsewhere: Story = {
  args: {
    initial: headerValuesOf(buildApplicationHeader()),
    version: '1',
    onSave: fn(() =>
      Promise.reject(
        Object.assign(refusal(say('Data ini sudah diubah.', 'This data has been changed.')), { status: 412 }),
      ),
    ),
    loadLatest: async () => ({
      values: headerValuesOf(buildApplicationHeader({ number: '120/REKAN/IX/2024', date: '2024-09-25' })),
      version: '2',
    }),
  },
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('textbox', { name: applicationNumber });
    await userEvent.clear(number);
    await userEvent.type(number, '121/SAYA/IX/2024');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    const question = await canvas.findByRole('group', {
      name: new RegExp(say('^Data ini sudah diubah di tempat lain', '^This was changed elsewhere')),
    });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(
      canvas.getByRole('radiogroup', { name: say('Tanggal Permohonan', 'Application date') }),
    ).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Missing fields, in English. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('region', { name: 'Fields to correct: 3' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Application number' })).toHaveAccessibleDescription(
      /Application number is empty/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Identity type' })).toHaveValue('NPWP (Tax number)');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
