import type { NamedCode } from '@pabean/api/contract';
import { fill, office020400, type ReportType, en as sharedEn, id as sharedId } from '@pabean/api/rules';
import { ContainerListEditor } from '@pabean/forms/container-list';
import { GoodsEditor } from '@pabean/forms/goods-editor';
import { CourierGoodsLines, PassengerGoodsLines, TransitDocumentLines } from '@pabean/forms/goods-lines';
import { FormsProvider, en as formsEn, id as formsId } from '@pabean/forms/messages';
import { NoStripEditor } from '@pabean/forms/no-strip';
import { PpftzContainers } from '@pabean/forms/ppftz-containers';
import { ReportUpload } from '@pabean/forms/report-upload';
import { createTestServer, npwpOf, type TestServer } from '@pabean/server/testing';
import { OfficeProvider } from '@pabean/ui/office';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// The product's examples and templates must be valid unchanged.

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

const languages = [
  ['Indonesian', formsId, sharedId, /Contoh: (.+)$/],
  ['English', formsEn, sharedEn, /Example: (.+)$/],
] as const;

/** Called by an area with accepted rows, and for its template. */
interface Calls {
  readonly onRows: (rows: readonly object[]) => Promise<object>;
  readonly onTemplate: (csv: string) => void;
}

const nothing = () => undefined;
const dialog = { open: true, heading: 'Dokumen', thing: '1', rows: [], onRequestClose: nothing };
const lines = ({ onRows, onTemplate }: Calls) => ({
  id: 'rows',
  value: [],
  onTemplate,
  onValueChange: (rows: object[]) => void onRows(rows),
});

/** Each list that accepts lines, by its name. */
const areas: Readonly<Record<string, (calls: Calls) => ReactElement>> = {
  'goods of a PPFTZ record': ({ onRows, onTemplate }) => (
    <GoodsEditor
      rows={[]}
      units={units}
      packageTypes={packageTypes}
      onTemplate={onTemplate}
      onAdd={onRows}
      onChange={onRows}
      onDelete={async () => undefined}
    />
  ),
  'containers of a PPFTZ record': ({ onRows, onTemplate }) => (
    <PpftzContainers rows={[]} onAdd={onRows} onTemplate={onTemplate} />
  ),
  'containers of a permit': ({ onRows }) => (
    <ContainerListEditor {...dialog} declared={1} onSave={onRows} onSaved={nothing} />
  ),
  'no-strip entries': ({ onRows, onTemplate }) => (
    <NoStripEditor
      {...dialog}
      onTemplate={onTemplate}
      onAdd={async () => undefined}
      onAddMany={onRows}
      onDelete={async () => undefined}
    />
  ),
  "a passenger's goods": (calls) => <PassengerGoodsLines {...lines(calls)} units={units} />,
  "a courier's goods": (calls) => <CourierGoodsLines {...lines(calls)} units={units} />,
  'documents of a transit': (calls) => <TransitDocumentLines {...lines(calls)} />,
};

describe.each(languages)('in %s', (_, forms, shared, exampleIn) => {
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  function open(area: (calls: Calls) => ReactElement) {
    const calls = {
      onRows: vi.fn<Calls['onRows']>(async () => ({})),
      onTemplate: vi.fn<Calls['onTemplate']>(),
    };
    render(
      <OfficeProvider office={office020400}>
        <FormsProvider messages={{ forms, shared }}>{area(calls)}</FormsProvider>
      </OfficeProvider>,
    );
    return calls;
  }
  const box = () => screen.findByRole('textbox', { name: forms.bulk.lines });
  /** The problems of what was pasted. */
  const wrong = () => screen.queryByRole('region', { name: fill(forms.bulk.bad, { count: 1 }) })?.textContent;
  /** A document's list is saved as a whole. */
  async function taken({ onRows }: ReturnType<typeof open>) {
    await waitFor(() =>
      expect([screen.queryByRole('textbox', { name: forms.bulk.lines }), wrong()]).toEqual([null, undefined]),
    );
    const save = screen.queryByRole('button', { name: forms.form.save });
    if (onRows.mock.calls.length === 0 && save) await userEvent.click(save);
    await waitFor(() => expect(onRows).toHaveBeenCalled());
    return onRows.mock.calls[0]?.[0];
  }

  describe.each(Object.entries(areas))('%s', (_name, area) => {
    test('take the example that their hint shows', async () => {
      const calls = open(area);
      await press(forms.bulk.pasteAction);
      const field = await box();
      const hint = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
      const example = exampleIn.exec(hint?.textContent ?? '')?.[1] ?? '';
      expect(example).not.toBe('');
      await userEvent.click(field);
      await userEvent.paste(example);
      await press(forms.bulk.add);
      expect(await taken(calls)).toHaveLength(1);
    });

    test('take their template', async () => {
      const calls = open(area);
      const button = screen.queryByRole('button', { name: forms.bulk.template });
      if (button) await userEvent.click(button);
      const isServers = area === areas['containers of a permit'];
      const template = isServers
        ? await templateOf('containerTemplate')
        : (calls.onTemplate.mock.calls[0]?.[0] ?? 'none is offered');
      await press(forms.bulk.import);
      const file = new File([template], 'templat.csv', { type: 'text/csv' });
      await userEvent.upload(await screen.findByLabelText(new RegExp(`^${forms.bulk.file}`)), file);
      expect(await taken(calls)).toHaveLength(1);
    });
  });

  test.each(['1', '2'] as const)('reports of type %s take their template', async (type: ReportType) => {
    const send = vi.fn(async () => ({ message: 'Berhasil' }));
    render(
      <OfficeProvider office={office020400}>
        <FormsProvider messages={{ forms, shared }}>
          <ReportUpload
            warehouses={[]}
            onSave={send}
            onSaved={nothing}
            onTemplate={async () => undefined}
            onDownload={nothing}
          />
        </FormsProvider>
      </OfficeProvider>,
    );
    const template = await templateOf('reportTemplate', type);
    await userEvent.selectOptions(screen.getByLabelText(shared.labels.reportType), type);
    const file = new File([template], 'templat.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText(new RegExp(`^${shared.labels.file}`)), file);
    await screen.findByRole('heading', { name: new RegExp(forms.csvWorkbench.preview) });
    await screen.findByText(fill(forms.csvWorkbench.ready, { count: 1 }));
    // The template's example line gets a warning.
    screen.getByText(fill(forms.csvWorkbench.odd, { odd: 1, count: 1 }));
    const [head = '', ...cells] = template
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    const values = Object.fromEntries([...head].map((name, index) => [name, cells[0]?.[index] ?? '']));
    const body = {
      type,
      from: '2026-09-01',
      until: null,
      warehouse: null,
      lines: [values],
      extension: 'csv' as const,
      file: `data:text/csv;base64,${btoa(template)}`,
      user: 'importir',
      npwp: npwpOf('importir'),
    };
    const { status, failure } = await server.call('sendReport', { body }, token);
    // The second language sends the same file.
    expect([200, 409], failure?.message).toContain(status);
  });

  async function templateOf(name: 'containerTemplate' | 'reportTemplate', type?: ReportType) {
    const answer =
      name === 'reportTemplate'
        ? await server.call(name, { params: { type: type ?? '1' } }, token)
        : await server.call(name, {}, token);
    return new TextDecoder().decode(answer.answer?.bytes);
  }
});
