import { buildApplication } from '@pabean/api/fixtures';
import { DataTable } from '@pabean/ui/data-table';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pagesId } from '../../messages/pages-id.ts';
import { paths } from '../../paths.ts';
import { columnsIn } from './columns.tsx';

const application = buildApplication({ number: '118/SNB/IX/2024', companyName: 'PT Samudra Niaga' });
const show = () =>
  render(
    <DataTable
      caption="Pengajuan"
      columns={columnsIn(
        pagesId.applicationList,
        'Tanggal',
        { detail: paths.applicationDetail },
        'Asia/Jakarta',
        () => undefined,
      )}
      rows={[application]}
      rowId={({ id }) => id}
    />,
  );

it('has the order of the documents', () => {
  show();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Nama perusahaan',
    'No. permohonan',
    'Tanggal',
    'Jenis izin',
    'Status',
  ]);
});

it('names each row by its number, which leads to the application', () => {
  show();
  const identity = screen.getByRole('rowheader');
  const link = within(identity).getByRole('link', { name: '118/SNB/IX/2024' });
  expect(link.getAttribute('href')).toContain(application.id);
});
