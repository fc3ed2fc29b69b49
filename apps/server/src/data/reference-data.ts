import { cleanCarrierName, foldWord, isCarrierName, isNpwp, ppftzStatus } from '@pabean/api/rules';
import type {
  CodeLabelTable,
  DokapTypeTable,
  PermitDocumentTable,
  PermitTypeTable,
  ReferenceEntryTable,
} from '../core/db/tables/reference.ts';
import type { CourierCompanyTable } from '../core/db/tables/transit.ts';
import { synonymsOf } from '../core/references.ts';
import { type CsvRow, Problems, readCsv } from './read-csv.ts';

/** The reference data of an office, by table. */
export interface ReferenceData {
  readonly permitTypes: PermitTypeTable[];
  readonly dokapTypes: DokapTypeTable[];
  readonly permitDocuments: PermitDocumentTable[];
  readonly entries: ReferenceEntryTable[];
  readonly labels: CodeLabelTable[];
  readonly courierCompanies: CourierCompanyTable[];
  /** Names of carriers that the office accepts beside those that visitors add. */
  readonly carriers: string[];
}

/** How many rows of a table were added, changed and removed. */
export interface Counts {
  readonly name: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Lists that a document type may refer to. */
const lists = ['pelabuhan', 'negara'];

/** Codes that the server itself uses, by kind of label: every store has labels of each kind. */
const needed = {
  status: ['10', '20', '27', '28', '29', '50', '90', '91', '98', '99'],
  identity: ['5'],
  ppftz: Object.values(ppftzStatus),
} as const;

/** The kinds of labels. */
export const labelKinds = Object.keys(needed);

/** Lists that every store needs: goods need units and packages, transit requests need places. */
export const neededLists = [
  ...['satuan', 'kemasan', 'kota', 'pelabuhan-transit'],
  ...['satuan', 'kemasan'].map(synonymsOf),
];

/**
 * Reads and checks an office's reference data from the CSV files of one directory.
 * @throws DataError that names file, line and column of each mistake
 */
export function readReferenceData(directory: URL): ReferenceData {
  const problems = new Problems();
  const reader = new Reader(directory, problems);
  const permitTypes = reader.permitTypes();
  const dokapTypes = reader.dokapTypes();
  const countries = reader.entries('countries.csv', ['code', 'name'], (code) => ({
    list: 'negara',
    country: code,
  }));
  const ports = reader.entries('ports.csv', ['code', 'name', 'country'], (_, country = '') => ({
    list: 'pelabuhan',
    country,
  }));
  const warehouses = reader.entries('warehouses.csv', ['code', 'name'], () => ({
    list: 'gudang',
    country: null,
  }));
  const units = reader.codesWithSynonyms('units.csv', 'satuan');
  const packages = reader.codesWithSynonyms('packages.csv', 'kemasan');
  reader.checkCountries(new Set(countries.map(({ code }) => code)));
  const data = {
    permitTypes,
    dokapTypes,
    permitDocuments: reader.permitDocuments(
      new Set(permitTypes.map(({ id }) => id)),
      new Set(dokapTypes.map(({ code }) => code)),
    ),
    entries: [
      ...[...ports, ...countries, ...warehouses, ...units, ...packages],
      ...reader.names('cities.csv', 'kota'),
      ...reader.names('transit-ports.csv', 'pelabuhan-transit'),
    ],
    labels: [
      ...reader.labels('statuses.csv', 'status'),
      ...reader.labels('identity-types.csv', 'identity'),
      ...reader.labels('ppftz-statuses.csv', 'ppftz'),
    ],
    courierCompanies: reader.courierCompanies(),
    carriers: reader.carriers(),
  };
  problems.throwIfAny();
  return data;
}

const dokapTypeColumns = [
  'kd_dokap',
  'nama_dokap',
  'isian1',
  'isian2',
  'tipe1',
  'tipe2',
  'maxlength',
  'maxlength2',
  'expire',
  'tabel_ref',
  'kolom1',
  'kolom2',
  'fl_file',
] as const;

const kinds = ['text', 'date', 'number'] as const;

/** Reads the files of one directory, and records their mistakes. */
class Reader {
  readonly #directory: URL;
  readonly #problems: Problems;
  readonly #countries: (readonly [country: string, place: string])[] = [];

  constructor(directory: URL, problems: Problems) {
    this.#directory = directory;
    this.#problems = problems;
  }

  permitTypes(): PermitTypeTable[] {
    const rows = this.#read('permit-types.csv', ['id_ijin', 'nama_ijin', 'area']);
    this.#unique(rows, 'id_ijin');
    return rows.map((row, position) => ({
      id: this.#text(row, 'id_ijin', 20),
      name: this.#text(row, 'nama_ijin'),
      area: row.values.area || null,
      position,
    }));
  }

  dokapTypes(): DokapTypeTable[] {
    const rows = this.#read('document-types.csv', dokapTypeColumns);
    this.#unique(rows, 'kd_dokap');
    return rows.map((row, position) => {
      const { isian2, tipe2, maxlength2, tabel_ref, kolom1, kolom2 } = row.values;
      if (tabel_ref && !lists.includes(tabel_ref))
        this.#problems.add(row.place('tabel_ref'), `"${tabel_ref}" is none of ${lists.join(', ')}`);
      if (tabel_ref && !kolom1) this.#problems.add(row.place('kolom1'), 'is empty, and tabel_ref needs it');
      if (tabel_ref && !kolom2) this.#problems.add(row.place('kolom2'), 'is empty, and tabel_ref needs it');
      return {
        code: this.#text(row, 'kd_dokap', 20),
        name: this.#text(row, 'nama_dokap'),
        first_label: this.#text(row, 'isian1'),
        second_label: isian2 || null,
        first_kind: this.#kind(row, 'tipe1'),
        second_kind: tipe2 ? this.#kind(row, 'tipe2') : null,
        first_max: this.#count(row, 'maxlength'),
        second_max: maxlength2 ? this.#count(row, 'maxlength2') : null,
        expires: this.#flag(row, 'expire'),
        ref_table: tabel_ref || null,
        key_column: kolom1 || null,
        label_column: kolom2 || null,
        needs_file: this.#flag(row, 'fl_file'),
        position,
      };
    });
  }

  permitDocuments(types: ReadonlySet<string>, codes: ReadonlySet<string>): PermitDocumentTable[] {
    const rows = this.#read('permit-documents.csv', ['id_ijin', 'kd_dokap', 'wajib']);
    this.#unique(rows, 'id_ijin', 'kd_dokap');
    return rows.map((row, position) => {
      const { id_ijin, kd_dokap } = row.values;
      if (!types.has(id_ijin))
        this.#problems.add(row.place('id_ijin'), `"${id_ijin}" is not in permit-types.csv`);
      if (!codes.has(kd_dokap))
        this.#problems.add(row.place('kd_dokap'), `"${kd_dokap}" is not in document-types.csv`);
      const mandatory = this.#flag(row, 'wajib');
      return { permit_type_id: id_ijin, dokap_code: kd_dokap, mandatory, position };
    });
  }

  entries<Column extends string>(
    fileName: string,
    columns: readonly ('code' | 'name' | Column)[],
    rest: (code: string, country?: string) => { list: string; country: string | null },
  ): ReferenceEntryTable[] {
    return this.#entriesOf(this.#read(fileName, columns), rest);
  }

  /** A list whose codes may have synonyms, separated by `|`. */
  codesWithSynonyms(fileName: string, list: string): ReferenceEntryTable[] {
    const rows = this.#read(fileName, ['code', 'name'], ['synonyms']);
    const entries = this.#entriesOf(rows, () => ({ list, country: null }));
    const meant = new Map<string, string>();
    for (const { code } of entries) meant.set(foldWord(code), code);
    for (const { code, label } of entries) if (!meant.has(foldWord(label))) meant.set(foldWord(label), code);
    const synonyms: ReferenceEntryTable[] = [];
    for (const { values, place } of rows)
      for (const word of values.synonyms.split('|').map(foldWord).filter(Boolean)) {
        const other = meant.get(word);
        if (word.length > 20) this.#problems.add(place('synonyms'), `"${word}" has more than 20 characters`);
        else if (other !== undefined)
          this.#problems.add(place('synonyms'), `"${word}" means ${other} already`);
        meant.set(word, values.code);
        const position = synonyms.length;
        synonyms.push({ list: synonymsOf(list), code: word, label: values.code, country: null, position });
      }
    return [...entries, ...synonyms];
  }

  #entriesOf<Column extends string>(
    rows: readonly CsvRow<'code' | 'name' | Column>[],
    rest: (code: string, country?: string) => { list: string; country: string | null },
  ): ReferenceEntryTable[] {
    this.#unique(rows, 'code');
    return rows.map((row, position) => {
      const { country } = row.values as Partial<Record<string, string>>;
      if (country !== undefined) this.#countries.push([country, row.place('country' as Column)]);
      const code = this.#text(row, 'code', 20);
      return { code, label: this.#text(row, 'name'), ...rest(code, country), position };
    });
  }

  /** A list whose entries have no codes: their names are the codes. */
  names(fileName: string, list: string): ReferenceEntryTable[] {
    const rows = this.#read(fileName, ['name']);
    this.#unique(rows, 'name');
    return rows.map((row, position) => {
      const name = this.#text(row, 'name', 100);
      return { list, code: name, label: name, country: null, position };
    });
  }

  courierCompanies(): CourierCompanyTable[] {
    const rows = this.#read('courier-companies.csv', ['name', 'npwp', 'address']);
    this.#unique(rows, 'name');
    return rows.map((row, position) => {
      const { npwp } = row.values;
      if (!isNpwp(npwp)) this.#problems.add(row.place('npwp'), `"${npwp}" is no NPWP of 16 digits`);
      const [name, address] = [this.#text(row, 'name', 100), this.#text(row, 'address', 500)];
      return { name, identity_number: npwp, address, position };
    });
  }

  carriers(): string[] {
    const rows = this.#read('carriers.csv', ['name']);
    this.#unique(rows, 'name');
    return rows.map((row) => {
      const name = cleanCarrierName(row.values.name);
      if (!isCarrierName(name))
        this.#problems.add(
          row.place('name'),
          `"${row.values.name}" is no carrier's name: 64 letters A to Z and digits at most, and . - / ' & between them`,
        );
      else if (name !== row.values.name)
        this.#problems.add(row.place('name'), `"${row.values.name}" is written "${name}"`);
      return name;
    });
  }

  checkCountries(known: ReadonlySet<string>) {
    for (const [country, place] of this.#countries)
      if (!known.has(country)) this.#problems.add(place, `"${country}" is not in countries.csv`);
  }

  labels(fileName: string, kind: keyof typeof needed): CodeLabelTable[] {
    const rows = this.#read(fileName, ['code', 'label']);
    this.#unique(rows, 'code');
    const missing = needed[kind].filter((code) => !rows.some(({ values }) => values.code === code));
    if (rows.length > 0 && missing.length > 0)
      this.#problems.add(fileName, `lacks the codes ${missing.join(', ')}, which the server gives`);
    return rows.map((row, position) => ({
      kind,
      code: this.#text(row, 'code', 20),
      label: this.#text(row, 'label'),
      position,
    }));
  }

  #read<Column extends string>(
    fileName: string,
    columns: readonly Column[],
    optional: readonly Column[] = [],
  ) {
    return readCsv(this.#directory, fileName, columns, this.#problems, optional);
  }

  #unique<Column extends string>(rows: readonly CsvRow<Column>[], ...columns: readonly Column[]) {
    const seen = new Map<string, string>();
    for (const row of rows) {
      const key = columns.map((column) => row.values[column]).join(' ');
      const before = seen.get(key);
      if (before) this.#problems.add(row.place(columns[0]), `"${key}" stands in ${before} already`);
      else seen.set(key, row.place());
    }
  }

  #text<Column extends string>(row: CsvRow<Column>, column: Column, max = 200): string {
    const text = row.values[column];
    if (text === '') this.#problems.add(row.place(column), 'is empty');
    if (text.length > max) this.#problems.add(row.place(column), `has more than ${max} characters`);
    return text;
  }

  #kind<Column extends string>(row: CsvRow<Column>, column: Column) {
    const kind = kinds.find((each) => each === row.values[column].toLowerCase());
    if (!kind)
      this.#problems.add(row.place(column), `"${row.values[column]}" is none of ${kinds.join(', ')}`);
    return kind ?? 'text';
  }

  #count<Column extends string>(row: CsvRow<Column>, column: Column): number {
    const count = Number(row.values[column]);
    if (Number.isInteger(count) && count > 0 && count <= 500) return count;
    this.#problems.add(row.place(column), `"${row.values[column]}" is no whole number from 1 to 500`);
    return 1;
  }

  #flag<Column extends string>(row: CsvRow<Column>, column: Column): number {
    const flag = row.values[column];
    if (flag !== 'Y' && flag !== 'T') this.#problems.add(row.place(column), `"${flag}" is neither Y nor T`);
    return flag === 'Y' ? 1 : 0;
  }
}
