import type { ApplicationHeader, ListedDokap } from '@pabean/api/contract';
import { formatDate } from '@pabean/api/rules';
import {
  Button,
  ButtonLink,
  CellNote,
  type ColumnBase,
  DescriptionItem,
  DescriptionList,
  IconButton,
  Npwp,
  PageHeader,
  PlainTable,
  RowIcon,
  StatusBadge,
} from '@pabean/ui';
import { Download, Plus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Crumbs } from './frame.tsx';

/** Props of {@link PermitHead}. */
export interface PermitHeadProps {
  application: ApplicationHeader;
  /** The list that the back link leads to. */
  list: { readonly label: string; readonly href: string };
  /** Other actions. */
  children: ReactNode;
}

/** The head of an application's screen. */
export function PermitHead({ application, list, children }: PermitHeadProps) {
  const { number, date, approvalNumber, approvalDate } = application;
  return (
    <PageHeader
      heading={<span lang="id">{application.permitTypeName}</span>}
      breadcrumb={<Crumbs items={[say('Perizinan', 'Permits'), list, number]} />}
      badge={<StatusBadge code={application.status} label={application.statusLabel} />}
      facts={[
        { label: 'No.', value: number, strong: true },
        { label: say('Tanggal', 'Date'), value: formatDate(date) },
        { label: say('Kantor', 'Office'), value: '020400' },
        ...(approvalNumber && approvalDate
          ? [
              {
                label: say('Persetujuan', 'Approval'),
                value: `${approvalNumber}, ${formatDate(approvalDate)}`,
              },
            ]
          : []),
      ]}
      actions={
        <>
          <ButtonLink variant="tertiary" href={list.href}>
            {say('Kembali', 'Back')}
          </ButtonLink>
          {children}
        </>
      }
    />
  );
}

function File({ dokap: { name, fileName, needsFile }, editable }: { dokap: ListedDokap; editable: boolean }) {
  if (!fileName)
    return editable && needsFile ? (
      <span className="screen-need">
        <TriangleAlert size={16} />
        {say('Berkas belum diunggah', 'No file yet')}
      </span>
    ) : (
      '–'
    );
  return (
    <>
      <span className="screen-file">
        <Button
          size="small"
          variant="tertiary"
          flush
          aria-label={say(`PDF · 84 Kb, Lihat ${name}`, `PDF · 84 Kb, View ${name}`)}
        >
          PDF · 84 Kb
        </Button>
        <IconButton
          size="small"
          label={say(`Unduh ${name}`, `Download ${name}`)}
          icon={<Download size={16} />}
        />
      </span>
      <span data-print="only">{fileName}</span>
    </>
  );
}

const columnsIn = (editable: boolean): readonly ColumnBase<ListedDokap>[] => [
  {
    id: 'name',
    head: say('Nama dokumen', 'Document'),
    card: 'title',
    cell: ({ name, mandatory }) => (
      <span className="screen-two">
        <b lang="id">{name}</b>
        {mandatory && <CellNote>{say('Wajib', 'Mandatory')}</CellNote>}
      </span>
    ),
  },
  { id: 'number', head: say('Nomor', 'Number'), cell: ({ first }) => first },
  {
    id: 'date',
    head: say('Tanggal', 'Date'),
    nowrap: true,
    cell: ({ second }) => (second ? formatDate(second) : '–'),
  },
  {
    id: 'file',
    head: say('Berkas', 'File'),
    nowrap: true,
    cell: (dokap) => <File dokap={dokap} editable={editable} />,
  },
];

function EditDokap({ dokap: { name, fileName, needsFile } }: { dokap: ListedDokap }) {
  if (needsFile && !fileName)
    return (
      <Button size="small" aria-label={say(`Isi ${name}`, `Fill in ${name}`)}>
        {say('Isi', 'Fill in')}
      </Button>
    );
  return <IconButton size="small" label={`Edit ${name}`} icon={<RowIcon name="edit" />} />;
}

/** Props of {@link Documents}. */
export interface DocumentsProps {
  documents: readonly ListedDokap[];
  /**
   * Whether they may be changed.
   *
   * @default false
   */
  editable?: boolean;
}

/** The supporting documents of an application. */
export function Documents({ documents, editable = false }: DocumentsProps) {
  const heading = say('Dokumen pelengkap', 'Supporting documents');
  return (
    <div className="screen-stack">
      <div className="screen-head">
        <h2>{heading}</h2>
        {editable && (
          <Button size="small" icon={<Plus size={16} />}>
            {say('Tambah Dokap', 'Add document')}
          </Button>
        )}
      </div>
      <PlainTable
        caption={heading}
        rows={documents}
        rowId={({ id }) => id}
        columns={columnsIn(editable)}
        actions={editable ? (dokap) => <EditDokap dokap={dokap} /> : undefined}
      />
    </div>
  );
}

/** Props of {@link Facts}. */
export interface FactsProps extends Pick<DocumentsProps, 'editable'> {
  application: ApplicationHeader;
}

/** The applicant. */
export function Facts({ application, editable = false }: FactsProps) {
  return (
    <section className="screen-stack" aria-labelledby="data">
      <div className="screen-head screen-ruled">
        <h2 id="data">{say('Data permohonan', 'The application')}</h2>
        {editable && (
          <ButtonLink size="small" href="#/pengajuan/header">
            {say('Ubah data', 'Change data')}
          </ButtonLink>
        )}
      </div>
      <DescriptionList>
        <DescriptionItem term={say('Pemohon', 'Applicant')} lang="id">
          {application.companyName}
        </DescriptionItem>
        <DescriptionItem term={say('Nomor NPWP', 'NPWP number')}>
          <Npwp value={application.npwp ?? ''} />
        </DescriptionItem>
        <DescriptionItem term={say('Alamat', 'Address')} lang="id">
          {application.companyAddress}
        </DescriptionItem>
        <DescriptionItem term={say('Email', 'E-mail')}>{application.email}</DescriptionItem>
        <DescriptionItem term={say('No. Telepon', 'Phone number')}>{application.phone}</DescriptionItem>
      </DescriptionList>
    </section>
  );
}
