import type { English } from '../../words.ts';
import type { applicationListWords } from './application-list-words.ts';

export const applicationList: English<typeof applicationListWords> = {
  lead: 'The permit applications that you made. A draft can be changed until it is sent.',
  add: 'Add application',
  tabs: 'Filter by status',
  all: 'All',
  draft: 'Draft',
  process: 'In process',
  approved: 'Approved',
  rejected: 'Rejected',
  search: 'Search applications',
  searchIn: 'Search number, company, permit type',
  number: 'Application no.',
  date: 'Date',
  company: 'Company',
  permitType: 'Permit type',
  status: 'Status',
  detail: 'Detail',
  detailOf: 'Detail of application {number}',
  deleteOf: 'Delete application {number}',
  deleteTitle: 'Delete application',
  deleteQuestion: 'Are you sure that you want to delete this data?',
  delete: 'Delete',
  deleting: 'Deleting…',
  empty: 'No applications yet',
  emptyText: 'The applications that you make will stand here.',
};
