// Draws a page of the main widgets in plain Node, as a server would, and ends with 1 where a word is missing or a second
// drawing differs. It is copied into a stranger's app: it knows the packages by their names alone.
import assert from 'node:assert/strict';
import {
  buildApplication,
  buildCompany,
  buildDokapDefinition,
  buildIdentityTypes,
  buildPermitTypes,
} from '@pabean/api/fixtures';
import { CsvWorkbench, DokapEditor, FormsProvider, PermitHeaderForm, TransitForm } from '@pabean/forms';
import {
  AppShell,
  Button,
  DataTable,
  DateField,
  ErrorSummary,
  MessagesProvider,
  OfficeProvider,
  StatusBadge,
  ToastProvider,
} from '@pabean/ui';
import { extendMessages, id } from '@pabean/ui/messages';
import { createElement as draw } from 'react';
import { renderToString } from 'react-dom/server';

const limit = { checkedKb: 100, shownKb: 100 };
const office = {
  code: '990400',
  name: 'KPPBC Rimba Contoh',
  contact: 'Kode kantor 990400',
  mailbox: 'layanan@rimba.example',
  siteUrl: 'https://rimba.example',
  version: '1.0',
  copyrightYear: '2026',
  timeZone: 'Asia/Jakarta',
  uploads: { permit: limit, small: limit },
  twoFactor: 'optional',
  ppftzEditableStatuses: ['100'],
};

const nothing = () => undefined;
const never = () => new Promise(nothing);

const table = draw(DataTable, {
  caption: 'Permohonan',
  rows: [buildApplication({ number: '021/AN/XI/2026' })],
  rowId: ({ number }) => number,
  columns: [
    { id: 'number', head: 'Nomor', card: 'title', cell: ({ number }) => number },
    {
      id: 'status',
      head: 'Status',
      cell: ({ status, statusLabel }) => draw(StatusBadge, { code: status, label: statusLabel }),
    },
  ],
});
const header = draw(PermitHeaderForm, {
  permitTypes: buildPermitTypes(),
  identityTypes: buildIdentityTypes(),
  company: buildCompany(),
  userType: 'N',
  onSave: never,
  onSaved: nothing,
  onBack: nothing,
  onOpenProfile: nothing,
});
const dokap = draw(DokapEditor, {
  open: true,
  definitions: [buildDokapDefinition()],
  loadReferences: never,
  onSave: never,
  onSaved: nothing,
  onRequestClose: nothing,
});
const transit = draw(TransitForm, {
  carriers: [],
  ports: [],
  units: [],
  loadCaptcha: never,
  onAddCarrier: never,
  onSend: never,
  onSent: nothing,
  onCancel: nothing,
});
const workbench = draw(CsvWorkbench, {
  file: new File(['a;b'], 'a.csv'),
  onSheet: nothing,
  onDownload: nothing,
});
const errors = [{ field: 'day', message: 'Tulis tanggal.' }];

const page = draw(
  OfficeProvider,
  { office },
  draw(
    MessagesProvider,
    { messages: extendMessages(id, { shell: { skip: 'Lompat' } }) },
    draw(
      FormsProvider,
      { words: { forms: { dokap: { add: 'Lampirkan' } } } },
      draw(
        ToastProvider,
        null,
        draw(
          AppShell,
          { office, homeHref: '#/', nav: [{ items: [{ href: '#/', label: 'Beranda', icon: null }] }] },
          draw(Button, { key: 'button', variant: 'primary' }, 'Simpan permohonan'),
          draw(ErrorSummary, { key: 'errors', errors }),
          draw(DateField, { key: 'day', label: 'Tanggal tiba', defaultValue: '2026-11-24' }),
          ...[table, header, dokap, transit, workbench],
        ),
      ),
    ),
  ),
);

const html = renderToString(page);
const words = [
  ...['Lompat', 'Beranda', 'Simpan permohonan', 'Tulis tanggal.', 'Tanggal tiba', '24-11-2026'],
  ...['021/AN/XI/2026', 'Draf', 'Identitas pemohon', 'Lampirkan'],
  'Form Pembawaan Barang Asal TLDDP',
];
for (const word of words) assert.ok(html.includes(word), `“${word}” is missing.`);
assert.equal(renderToString(page), html, 'A second drawing differs.');
const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, value]) => value);
assert.deepEqual(ids, [...new Set(ids)], 'An id stands twice.');
