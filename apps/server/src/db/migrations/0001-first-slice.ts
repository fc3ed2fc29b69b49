import type { Migration } from './migration.ts';

/** People, reference data, permit applications with their documents, and the server's own books. */
export const firstSlice: Migration = {
  number: 1,
  name: 'first-slice',
  statements: `
create table company (
  id text primary key,
  identity_type text not null,
  identity_number text not null,
  name text not null,
  address text not null,
  phone text not null,
  email text not null,
  verified integer not null,
  created_at text not null
);
create unique index company_verified_number on company (identity_type, identity_number) where verified = 1;

create table account (
  id text primary key,
  username text not null unique,
  password_hash text not null,
  user_type text not null,
  name text not null,
  email text not null,
  company_id text not null references company (id),
  company_verified integer not null,
  tfa text not null,
  tfa_secret text,
  tfa_last_step integer,
  created_at text not null
);
create index account_company on account (company_id);

create table session (
  token_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  purpose text not null,
  created_at text not null,
  seen_at text not null
);
create index session_account on session (account_id);
create index session_seen on session (seen_at);

create table permit_type (
  id text primary key,
  name text not null,
  area text,
  position integer not null
);

create table dokap_type (
  code text primary key,
  name text not null,
  first_label text not null,
  second_label text,
  first_kind text not null,
  second_kind text,
  first_max integer not null,
  second_max integer,
  expires integer not null,
  ref_table text,
  key_column text,
  label_column text,
  needs_file integer not null,
  position integer not null
);

create table permit_document (
  permit_type_id text not null references permit_type (id),
  dokap_code text not null references dokap_type (code),
  mandatory integer not null,
  position integer not null,
  primary key (permit_type_id, dokap_code)
);

create table reference_entry (
  list text not null,
  code text not null,
  label text not null,
  country text,
  primary key (list, code)
);
create index reference_entry_country on reference_entry (list, country);

create table code_label (
  kind text not null,
  code text not null,
  label text not null,
  position integer not null,
  primary key (kind, code)
);

create table stored_file (
  id text primary key,
  sha256 text not null,
  bytes integer not null,
  media_type text not null,
  name text not null,
  created_at text not null
);

create table application (
  id text primary key,
  company_id text not null references company (id),
  owner_account_id text not null references account (id),
  permit_type_id text not null references permit_type (id),
  number text not null,
  date text not null,
  status text not null,
  approval_number text,
  approval_date text,
  approval_flag text,
  file_id text references stored_file (id),
  identity_type text not null,
  identity_number text not null,
  company_name text not null,
  company_address text not null,
  phone text not null,
  email text not null,
  document_kind text,
  business_kind text,
  recorded_by text,
  created_at text not null,
  sent_at text
);
create index application_company on application (company_id, sent_at, id);
create index application_owner on application (owner_account_id, sent_at, id);
create index application_file on application (file_id);

create table application_history (
  id text primary key,
  application_id text not null references application (id) on delete cascade,
  at text not null,
  actor text not null,
  from_status text,
  to_status text not null,
  note text
);
create index application_history_application on application_history (application_id, id);

create table dokap (
  id text primary key,
  application_id text not null references application (id) on delete cascade,
  code text not null references dokap_type (code),
  first text,
  second text,
  expiry text,
  remarks text,
  file_id text references stored_file (id),
  mandatory integer not null,
  created_at text not null,
  downloaded_at text
);
create index dokap_application on dokap (application_id, id);
create index dokap_file on dokap (file_id);

create table dokap_row (
  id text primary key,
  dokap_id text not null references dokap (id) on delete cascade,
  position integer not null,
  value1 text,
  value2 text,
  value3 text,
  value4 text,
  value5 text,
  value6 text,
  value7 text,
  file_id text references stored_file (id)
);
create index dokap_row_dokap on dokap_row (dokap_id, position, id);
create index dokap_row_file on dokap_row (file_id);

create table outbox (
  id text primary key,
  event text not null unique,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at text not null,
  due_at text not null,
  attempts integer not null,
  sent_at text,
  last_error text
);
create index outbox_waiting on outbox (due_at) where sent_at is null;

create table rate_limit (
  key text not null,
  window_start integer not null,
  count integer not null,
  primary key (key, window_start)
);
create index rate_limit_window on rate_limit (window_start);

create table idempotency (
  account_id text not null references account (id) on delete cascade,
  key text not null,
  request_hash text not null,
  answer text,
  created_at text not null,
  primary key (account_id, key)
);
create index idempotency_created on idempotency (created_at);
`,
};
