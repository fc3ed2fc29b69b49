/** A kind of permit. */
export interface PermitTypeTable {
  id: string;
  name: string;
  /** Area of the office, `ftz` for the free-trade zone. */
  area: string | null;
  position: number;
}

/** The definition of a supporting document's type: which values it needs. */
export interface DokapTypeTable {
  code: string;
  name: string;
  first_label: string;
  second_label: string | null;
  first_kind: 'text' | 'date' | 'number';
  second_kind: 'text' | 'date' | 'number' | null;
  first_max: number;
  second_max: number | null;
  expires: number;
  ref_table: string | null;
  key_column: string | null;
  label_column: string | null;
  needs_file: number;
  position: number;
}

/** The document types of a kind of permit. */
export interface PermitDocumentTable {
  permit_type_id: string;
  dokap_code: string;
  mandatory: number;
  position: number;
}

/** One entry of a logical reference list (`pelabuhan`, `negara`, `gudang`, `satuan`, `kemasan`). */
export interface ReferenceEntryTable {
  list: string;
  code: string;
  label: string;
  /** ISO 3166 alpha-2 code by which the list can be narrowed. */
  country: string | null;
  /** Its position in its file; in older stores 0 until the data is imported again. */
  position: number;
}

/** A code with its label: statuses (`status`) and identity types (`identity`). */
export interface CodeLabelTable {
  kind: string;
  code: string;
  label: string;
  position: number;
}
