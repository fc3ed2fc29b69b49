import type { AccountWords } from './accounts-id.ts';

/** The English twin of `accounts-id.ts`: the same keys and placeholders. */
export const accountsEn: AccountWords = {
  register: {
    lead: 'An account for your company. An officer checks its identity; you can make applications meanwhile.',
  },

  announcements: {
    lead: 'News from the office for everybody who uses its services.',
    loading: 'Loading announcements',
    failed: 'The announcements could not be loaded',
    empty: 'No announcements yet',
    emptyText: 'News from the office will appear here.',
  },

  performanceReport: {
    lead: "The office's performance, year by year, as PDF.",
    loading: 'Loading performance reports',
    failed: 'The performance reports could not be loaded',
    empty: 'No performance reports yet',
    emptyText: 'Reports that the office publishes will appear here.',
    year: 'Performance report {year}',
    size: 'PDF, {size} Kb',
    download: 'Download performance report {year}',
    downloadShort: 'Download',
  },
};
