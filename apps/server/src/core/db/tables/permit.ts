import type { Generated } from 'kysely';
import type { HeaderRow } from './permit-header.ts';

/** A permit application, with the columns of its header. */
export interface ApplicationTable extends HeaderRow {
  id: string;
  company_id: string;
  owner_account_id: string;
  status: string;
  approval_number: string | null;
  approval_date: string | null;
  approval_flag: string | null;
  /** The decision, if the office stored it as a file. */
  file_id: string | null;
  /** The officer who handled it (`nip_rekam`). */
  recorded_by: string | null;
  created_at: string;
  sent_at: string | null;
  /** Counts every change of the draft, its documents and their rows; sending requires the latest count. */
  version: Generated<number>;
  /** Counts the changes of its header. */
  header_version: Generated<number>;
  /** The application that it was copied from or that it files again. */
  copied_from: string | null;
  /** The code by which its licence is checked at `/cek/{code}`: 128 random bits; null before an approval. */
  check_code: string | null;
}

/** A change of an application's status: who, when, from and to. */
export interface ApplicationHistoryTable {
  id: string;
  application_id: string;
  at: string;
  actor: string;
  from_status: string | null;
  to_status: string;
  note: string | null;
  /** The call or command that changed it; null for work in the background and changes by earlier versions. */
  request_id: string | null;
}

/** A supporting document of an application. */
export interface DokapTable {
  id: string;
  application_id: string;
  code: string;
  first: string | null;
  second: string | null;
  expiry: string | null;
  remarks: string | null;
  file_id: string | null;
  mandatory: number;
  created_at: string;
  /** When the owner last fetched its file. */
  downloaded_at: string | null;
  /** Counts the changes of its values and rows. */
  version: Generated<number>;
}

/** A row of a list document. */
export interface DokapRowTable {
  id: string;
  dokap_id: string;
  position: number;
  value1: string | null;
  value2: string | null;
  value3: string | null;
  value4: string | null;
  value5: string | null;
  value6: string | null;
  value7: string | null;
  file_id: string | null;
}

/** A document that a company stores for later applications. */
export interface MasterDokapTable {
  id: string;
  company_id: string;
  owner_account_id: string;
  code: string;
  number: string;
  date: string | null;
  expiry: string | null;
  remarks: string | null;
  file_id: string | null;
  created_at: string;
}

/** The columns of a note that is a question of an officer or a company's answer. */
export interface QuestionColumns {
  /** 1 for a question. */
  asks: Generated<number>;
  /** Of an answer: the note that it answers. */
  answers: Generated<string | null>;
  /** When a question was first answered. */
  answered_at: Generated<string | null>;
  /** When the question was closed because the officer proceeded. */
  closed_at: Generated<string | null>;
}

/** A file of an answer, about an application or a PPFTZ record. */
export interface NoteFileTable {
  file_id: string;
  /** Its position among the files of its answer. */
  position: number;
  office_note_id: string | null;
  ppftz_note_id: string | null;
}

/** A note of an officer about an application, which its owner can read, or an answer of its company. */
export interface OfficeNoteTable extends QuestionColumns {
  id: string;
  application_id: string;
  /** The officer's name (`NAMA`). */
  officer: string;
  /** The officer's function, such as “Pemeriksa dokumen” (`ur_pemeriksa`). */
  role: string;
  note: string;
  at: string;
}

/** A document that the office added to an application. */
export interface OfficeDokapTable {
  id: string;
  application_id: string;
  name: string;
  number: string | null;
  date: string | null;
  remarks: string | null;
  file_id: string | null;
  created_at: string;
}

/** A stored file; its content is in `file_chunk`, or below the files folder under its id. */
export interface StoredFileTable {
  id: string;
  sha256: string;
  bytes: number;
  media_type: string;
  /** The name that the user gave: shown, never used as a path. */
  name: string;
  /** The account whose draft it was uploaded for; null for a file of the office. */
  owner_account_id: string | null;
  created_at: string;
  /** Since when it waits for the virus scanner, unread by anyone; null when it does not. */
  waiting_since: Generated<string | null>;
}

/** A piece of a file's content, in a store that servers share. */
export interface FileChunkTable {
  file_id: string;
  position: number;
  bytes: Uint8Array;
}
