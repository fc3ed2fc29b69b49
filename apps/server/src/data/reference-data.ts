import type {
  CodeLabelTable,
  DokapTypeTable,
  PermitDocumentTable,
  PermitTypeTable,
  ReferenceEntryTable,
} from '../db/tables/reference.ts';
import { readCsv } from './read-csv.ts';

/** The reference data of an office, as the store keeps it. */
export interface ReferenceData {
  readonly permitTypes: PermitTypeTable[];
  readonly dokapTypes: DokapTypeTable[];
  readonly permitDocuments: PermitDocumentTable[];
  readonly entries: ReferenceEntryTable[];
  readonly labels: CodeLabelTable[];
}

/** Reads an office's reference data from the CSV files of one directory. */
export function readReferenceData(directory: URL): ReferenceData {
  return {
    permitTypes: readCsv<'id_ijin' | 'nama_ijin' | 'area'>(directory, 'permit-types.csv').map(
      (row, position) => ({ id: row.id_ijin, name: row.nama_ijin, area: row.area || null, position }),
    ),
    dokapTypes: readCsv<DokapTypeColumn>(directory, 'document-types.csv').map(toDokapType),
    permitDocuments: readCsv<'id_ijin' | 'kd_dokap' | 'wajib'>(directory, 'permit-documents.csv').map(
      (row, position) => ({
        permit_type_id: row.id_ijin,
        dokap_code: row.kd_dokap,
        mandatory: flag(row.wajib),
        position,
      }),
    ),
    entries: [
      ...readCsv<'code' | 'name' | 'country'>(directory, 'ports.csv').map((row) => ({
        list: 'pelabuhan',
        code: row.code,
        label: row.name,
        country: row.country,
      })),
      ...readCsv<'code' | 'name'>(directory, 'countries.csv').map((row) => ({
        list: 'negara',
        code: row.code,
        label: row.name,
        country: row.code,
      })),
    ],
    labels: [
      ...readLabels(directory, 'statuses.csv', 'status'),
      ...readLabels(directory, 'identity-types.csv', 'identity'),
    ],
  };
}

type DokapTypeColumn =
  | 'kd_dokap'
  | 'nama_dokap'
  | 'isian1'
  | 'isian2'
  | 'tipe1'
  | 'tipe2'
  | 'maxlength'
  | 'maxlength2'
  | 'expire'
  | 'tabel_ref'
  | 'kolom1'
  | 'kolom2'
  | 'fl_file';

function toDokapType(row: Record<DokapTypeColumn, string>, position: number): DokapTypeTable {
  return {
    code: row.kd_dokap,
    name: row.nama_dokap,
    first_label: row.isian1,
    second_label: row.isian2 || null,
    first_kind: kind(row.tipe1, row.kd_dokap),
    second_kind: row.tipe2 ? kind(row.tipe2, row.kd_dokap) : null,
    first_max: Number(row.maxlength),
    second_max: row.maxlength2 ? Number(row.maxlength2) : null,
    expires: flag(row.expire),
    ref_table: row.tabel_ref || null,
    key_column: row.kolom1 || null,
    label_column: row.kolom2 || null,
    needs_file: flag(row.fl_file),
    position,
  };
}

function kind(text: string, code: string) {
  const lower = text.toLowerCase();
  if (lower === 'text' || lower === 'date' || lower === 'number') return lower;
  throw new Error(`document-types.csv: ${code} has the kind "${text}"; use text, date or number.`);
}

const flag = (text: string) => (text === 'Y' ? 1 : 0);

const readLabels = (directory: URL, fileName: string, of: string): CodeLabelTable[] =>
  readCsv<'code' | 'label'>(directory, fileName).map((row, position) => ({ kind: of, ...row, position }));
