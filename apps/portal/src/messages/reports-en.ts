import type { ReportMessages } from './reports-id.ts';

/** English messages: the same keys and placeholders. */
export const reportsEn: ReportMessages = {
  reportUpload: {
    lead: 'Choose the type of report and its period, then check the content of the file before you send it.',
  },
  reportList: {
    lead: 'CSV reports that your company has sent.',
    add: 'Upload a CSV report',
    from: 'First day',
    to: 'Last day',
    until: '{from} to {until}',
    allTypes: 'All types of reports',
    type1: 'TPS report',
    type2: 'Report of unloading in the customs area',
    type3: 'TPE report',
    type4: 'Report of outward manifests',
    company: 'Sending company',
    sentAt: 'Time of sending',
    file: 'CSV file',
    lines: '{count} {count:line|lines} of data',
    view: 'View data',
    viewOf: 'View the data of {name}',
    download: 'Download CSV',
    downloadOf: 'Download the CSV of {name}',
    search: 'Search reports',
    searchIn: 'Search file, date, company',
    empty: 'No report was sent yet',
    emptyText: 'Reports are shown here once you have sent them with Upload CSV Laporan.',
  },
  reportLines: {
    heading: 'Data of the report',
    loading: 'Loading the data of the report',
    failed: 'The data of the report could not be loaded',
    line: 'Line',
    none: 'This type of report has no layout of columns. Download the file to see what is in it.',
  },
};
