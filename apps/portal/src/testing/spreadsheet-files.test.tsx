import type { NamedCode } from '@pabean/api/contract';
import { type SpreadsheetCell, spreadsheetWays } from '@pabean/api/fixtures';
import { office020400, reportSchema, id as shared } from '@pabean/api/rules';
import { ContainerListEditor } from '@pabean/forms/container-list';
import { GoodsEditor } from '@pabean/forms/goods-editor';
import { FormsProvider, id as formsId } from '@pabean/forms/messages';
import { PpftzContainers } from '@pabean/forms/ppftz-containers';
import { ReportUpload, type ReportUploadProps } from '@pabean/forms/report-upload';
import { createTestServer, npwpOf, type TestServer } from '@pabean/server/testing';
import { OfficeProvider } from '@pabean/ui/office';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// Files as written by Excel, LibreOffice, Google Sheets and Numbers: each is read, or refused with a message that names
// a solution.

let server: TestServer;
let token: string;
let units: readonly NamedCode[];
let packageTypes: readonly NamedCode[];

beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn('importir');
  units = (await server.call('unitList', {}, token)).answer ?? [];
  packageTypes = (await server.call('packageTypeList', {}, token)).answer ?? [];
});
afterAll(() => server.close());

const nothing = () => undefined;
const inOffice = (area: ReactElement) =>
  render(
    <OfficeProvider office={office020400}>
      <FormsProvider messages={{ forms: formsId, shared }}>{area}</FormsProvider>
    </OfficeProvider>,
  );
const whole = (number: number) => ({ number, decimals: 0 });

type Rows = readonly (readonly SpreadsheetCell[])[];
type OnRows = (rows: readonly object[]) => Promise<object>;

const goodsHeads = ['Uraian barang', 'Jumlah satuan', 'Satuan', 'Jumlah kemasan', 'Kemasan'].concat([
  ...['Bruto', 'Neto', 'Nilai', 'Pos tarif', 'BM', 'PPN', 'PPh'],
]);

/** Each list that accepts a file, the file's content, and the expected result. */
const areas: Readonly<
  Record<string, { area: (onRows: OnRows) => ReactElement; rows: Rows; taken: readonly object[] }>
> = {
  goods: {
    area: (onRows) => (
      <GoodsEditor
        rows={[]}
        units={units}
        packageTypes={packageTypes}
        onAdd={onRows}
        onChange={onRows}
        onDelete={async () => undefined}
      />
    ),
    rows: [
      goodsHeads,
      [
        ...['Kulkas; 2 pintu, "Café"', whole(1), 'unit', whole(1), 'PK', { number: 62.5, decimals: 2 }],
        ...[{ number: 58.25, decimals: 2 }, whole(6_500_000), '84181019', whole(10), whole(11)],
        { number: 7.5, decimals: 1 },
      ],
    ],
    taken: [{ description: 'Kulkas; 2 pintu, "Café"', gross: '62.5', net: '58.25', incomeTaxRate: '7.5' }],
  },
  'containers of a PPFTZ record': {
    area: (onRows) => <PpftzContainers rows={[]} onAdd={onRows} />,
    rows: [
      ['Numéro', 'Ukuran', 'Jenis'],
      ['CSQU3054383', whole(20), 'FCL'],
      ['TGHU6972223', whole(40), 'LCL'],
    ],
    taken: [{ number: 'CSQU3054383', size: '20' }, { number: 'TGHU6972223' }],
  },
  'containers of a permit': {
    area: (onRows) => (
      <ContainerListEditor
        open
        heading="Dokumen"
        thing="1"
        rows={[]}
        onRequestClose={nothing}
        declared={1}
        onSave={onRows}
        onSaved={nothing}
      />
    ),
    rows: [
      ['Numéro', 'Ukuran'],
      ['CSQU3054383', whole(20)],
    ],
    taken: [{ number: 'CSQU3054383', size: '20' }],
  },
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe.each(Object.entries(areas))('%s', (_area, { area, rows, taken }) => {
  test.each(spreadsheetWays())('$name', async ({ write, isRead }) => {
    const onRows = vi.fn<OnRows>(async () => ({}));
    inOffice(area(onRows));
    await press(formsId.bulk.import);
    const file = new File([write(rows)], 'daftar.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText(new RegExp(`^${formsId.bulk.file}`)), file);
    if (!isRead) {
      const shown = await screen.findByRole('group', { name: formsId.bulk.unreadable });
      expect(shown.textContent).toContain('simpan lembarnya sebagai CSV (UTF-8)');
      expect(onRows).not.toHaveBeenCalled();
      return;
    }
    await waitFor(() => expect(screen.queryByRole('textbox', { name: formsId.bulk.lines })).toBeNull());
    const save = screen.queryByRole('button', { name: formsId.form.save });
    if (onRows.mock.calls.length === 0 && save) await userEvent.click(save);
    await waitFor(() => expect(onRows).toHaveBeenCalled());
    expect(onRows.mock.calls[0]?.[0]).toMatchObject(taken);
  });
});

describe('reports', () => {
  const columns = reportSchema('1')?.columns ?? [];
  const own: Readonly<Record<string, SpreadsheetCell>> = {
    consignee: 'PT "Café"; Batam',
    brutto: { number: 1850.5, decimals: 2 },
    volume: { number: 24.125, decimals: 2 },
  };
  const rows: Rows = [
    columns.map(({ name }) => name),
    ...['BL-1', 'BL-2'].map((bl) =>
      columns.map(({ name, kind, example }): SpreadsheetCell => {
        if (name === 'no_bl') return bl;
        return own[name] ?? (kind === 'date' ? { day: example } : example);
      }),
    ),
  ];
  const forms = formsId;
  let month = 0;

  test.each(spreadsheetWays())('$name', async ({ write, isRead, separator }) => {
    const onSave = vi.fn<ReportUploadProps<{ message: string }>['onSave']>(async () => ({ message: 'Ya' }));
    inOffice(
      <ReportUpload
        warehouses={[]}
        packageTypes={packageTypes}
        onSave={onSave}
        onSaved={nothing}
        onTemplate={async () => undefined}
        onDownload={nothing}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText(shared.labels.reportType), '1');
    await userEvent.type(screen.getByLabelText(new RegExp(`^${shared.labels.from}`)), '01-09-2026');
    const file = new File([write(rows)], 'laporan.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText(new RegExp(`^${shared.labels.file}`)), file);
    if (!isRead || separator !== ';') {
      const shown = await screen.findByText(forms.csvWorkbench.refused);
      expect(shown.closest('[role="alert"]')?.textContent).toMatch(
        isRead ? /Simpan lagi dengan pemisah titik koma/ : /[Ss]impan .*CSV/,
      );
      return;
    }
    await screen.findByText('2 baris siap dikirim');
    await press(forms.send.send);
    await userEvent.click(
      await waitFor(() => {
        const found = screen.getAllByRole('button', { name: forms.send.send }).at(-1);
        if (!found?.closest('[role="alertdialog"]')) throw new Error('It is not asked yet.');
        return found;
      }),
    );
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    const [sent] = onSave.mock.calls[0] ?? [];
    if (!sent) throw new Error('Nothing was sent.');
    expect(sent.lines).toMatchObject([
      { no_bl: 'BL-1', consignee: 'PT "Café"; Batam', brutto: '1850.50' },
      { no_bl: 'BL-2', volume: expect.stringMatching(/^24\.1/) },
    ]);
    month++;
    const from = `2025-${String(month).padStart(2, '0')}-01`;
    const body = { ...sent, from, user: 'importir', npwp: npwpOf('importir') };
    const { status, failure } = await server.call('sendReport', { body }, token);
    expect([status, failure?.errors]).toEqual([200, undefined]);
  });
});
