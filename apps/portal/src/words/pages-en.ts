import type { PageWords } from './pages-id.ts';

/** What the pages behind the login say, in English. */
export const pagesEn: PageWords = {
  dashboard: {
    morning: 'Good morning, {name}',
    noon: 'Good day, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
    action: 'Waiting for you',
    all: 'See all applications',
    resume: 'Go on',
    resumeThis: 'Go on with {number}',
    nothing: 'No draft is waiting for you',
    nothingText: 'A new application begins with its header.',
    loading: 'Loading your drafts',
    failed: 'Your drafts could not be loaded',
    start: 'Start',
    newApplication: 'New permit application',
    report: 'Upload a report',
    reconciliation: 'Manifest reconciliation',
    recording: 'Record a PPFTZ',
    ppftzList: 'Browse PPFTZ',
    npwp: '16-digit NPWP',
    npwpText:
      'From 1 January 2024, customs services use the 16-digit NPWP under the tax regulation. Update the NPWP of your account, so that applications can be saved.',
    how: 'How to change the NPWP',
    step1: 'Open the account menu at the top right, then choose Profile.',
    step2: "Check your company's data.",
    step3: 'Click Change NPWP.',
    step4: 'Enter the 16-digit NPWP.',
    step5: 'Click Save.',
    openProfile: 'Open Profile',
  },

  applicationList: {
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
    lacksOlder: 'This list holds the latest {count} applications',
    lacksOlderText: 'To find older ones, type a number, company or permit type into the search.',
    number: 'Application no.',
    company: 'Company',
    permitType: 'Permit type',
    status: 'Status',
    detail: 'Detail',
    detailOf: 'Detail of application {number}',
    deleteOf: 'Delete application {number}',
    deleteTitle: 'Delete application',
    empty: 'No applications yet',
    emptyText: 'The applications that you make will stand here.',
  },

  /** A form that is on its way. */
  form: {
    loading: 'Loading the form',
    failed: 'The form could not be loaded',
  },

  applicationForm: {
    crumb: 'New',
    lead: 'Everything must be filled in. Once it is saved you can add supporting documents.',
    safe: 'What you typed and did not save is still a draft on this device.',
  },
};
