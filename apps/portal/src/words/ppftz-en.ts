import type { PpftzWords } from './ppftz-id.ts';

/** The same in English. */
export const ppftzEn: PpftzWords = {
  ppftzRecords: {
    number: 'Record no.',
    searchIn: 'Search number or recipient',
    notesOf: 'Officers’ notes on record {number}',
    statusFilter: 'All statuses',
    kindFilter: 'All kinds of records',
  },
  recordingList: {
    lead: 'Records that are being made, or came back for correction.',
    add: 'New record',
    loading: 'Loading the fields of a record',
    failed: 'The fields of a record could not be loaded',
    edit: 'Edit',
    editOf: 'Edit record {number}',
    historyOf: 'Decisions about record {number}',
    deleteOf: 'Delete record {number}',
    deleteTitle: 'Delete this record?',
    deleteQuestion: 'Do you want to delete the record with this number?',
    search: 'Search records in progress',
    empty: 'No record is in progress',
    emptyText: 'Choose New record to make the first one.',
  },
  decisions: {
    heading: 'Decisions',
    loading: 'Loading the decisions',
    failed: 'The decisions could not be loaded',
    none: 'No decision of an officer yet.',
    officer: 'Officer',
    decision: 'Decision',
    accepted: 'Accepted',
    start: 'Started',
    end: 'Ended',
  },
  recordList: {
    lead: 'Records that were sent, with their status and the notes of officers.',
    registration: 'Registration no.',
    kind: 'Kind',
    detail: 'Detail',
    detailOf: 'Detail of record {number}',
    search: 'Search records sent',
    empty: 'No record has been sent yet',
    emptyText: 'Records appear here once you have sent them from Recording.',
  },
};
