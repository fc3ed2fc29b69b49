import type { ManifestTable } from './manifest.ts';
import type {
  AccountFileTable,
  AccountTable,
  CompanyTable,
  KnownAddressTable,
  PasswordResetTable,
  RecoveryCodeTable,
  SessionTable,
} from './people.ts';
import type {
  ApplicationHistoryTable,
  ApplicationTable,
  DokapRowTable,
  DokapTable,
  FileChunkTable,
  MasterDokapTable,
  NoteFileTable,
  OfficeDokapTable,
  OfficeNoteTable,
  StoredFileTable,
} from './permit.ts';
import type {
  PpftzContainerTable,
  PpftzCorrectionTable,
  PpftzDecisionTable,
  PpftzFileTable,
  PpftzGoodsTable,
  PpftzNoteTable,
  PpftzPackagingTable,
  PpftzSerialTable,
  PpftzTable,
} from './ppftz.ts';
import type {
  CodeLabelTable,
  DokapTypeTable,
  PermitDocumentTable,
  PermitTypeTable,
  ReferenceEntryTable,
} from './reference.ts';
import type { ReleaseLetterLineTable, ReleaseLetterTable } from './release-letter.ts';
import type { ReportLineTable, ReportTable } from './report.ts';
import type {
  AuditTable,
  IdempotencyTable,
  KeptTimeTable,
  KyselyMigrationTable,
  OutboxTable,
  RateLimitTable,
  SecretFingerprintTable,
  SignInTriesTable,
  SolvedCaptchaTable,
} from './system.ts';
import type {
  CarrierOfVisitorTable,
  CarrierTable,
  CourierCompanyTable,
  TransitRequestTable,
} from './transit.ts';

/** Every table. Times are ISO texts in UTC, ids texts, flags 0 or 1: the same on both engines. */
export interface Tables {
  company: CompanyTable;
  account: AccountTable;
  session: SessionTable;
  known_address: KnownAddressTable;
  account_file: AccountFileTable;
  recovery_code: RecoveryCodeTable;
  password_reset: PasswordResetTable;
  permit_type: PermitTypeTable;
  dokap_type: DokapTypeTable;
  permit_document: PermitDocumentTable;
  reference_entry: ReferenceEntryTable;
  code_label: CodeLabelTable;
  application: ApplicationTable;
  application_history: ApplicationHistoryTable;
  dokap: DokapTable;
  dokap_row: DokapRowTable;
  master_dokap: MasterDokapTable;
  manifest: ManifestTable;
  ppftz: PpftzTable;
  ppftz_decision: PpftzDecisionTable;
  ppftz_note: PpftzNoteTable;
  ppftz_serial: PpftzSerialTable;
  ppftz_file: PpftzFileTable;
  ppftz_goods: PpftzGoodsTable;
  ppftz_container: PpftzContainerTable;
  ppftz_packaging: PpftzPackagingTable;
  ppftz_correction: PpftzCorrectionTable;
  release_letter: ReleaseLetterTable;
  release_letter_line: ReleaseLetterLineTable;
  report: ReportTable;
  report_line: ReportLineTable;
  office_note: OfficeNoteTable;
  note_file: NoteFileTable;
  office_dokap: OfficeDokapTable;
  stored_file: StoredFileTable;
  file_chunk: FileChunkTable;
  outbox: OutboxTable;
  rate_limit: RateLimitTable;
  sign_in_tries: SignInTriesTable;
  solved_captcha: SolvedCaptchaTable;
  audit: AuditTable;
  idempotency: IdempotencyTable;
  kept_time: KeptTimeTable;
  secret_fingerprint: SecretFingerprintTable;
  kysely_migration: KyselyMigrationTable;
  transit_request: TransitRequestTable;
  carrier: CarrierTable;
  carrier_of_visitor: CarrierOfVisitorTable;
  courier_company: CourierCompanyTable;
}
