/** The size of an import in a consumer's bundle, without React. */
export interface SizeLimit {
  name: string;
  code: string;
  /** Largest minified and gzipped JavaScript, in kilobytes of 1000 bytes. */
  kilobytes: number;
}

/** Limits are about a tenth above the size measured when they were set. */
export const sizeLimits: SizeLimit[] = [
  // Password rules, the messages of accounts and manifests, the responses of servers, codes of licences, layouts of
  // reports and codes of declarations took the last ones; the CSV parser, and its messages in two languages, took three; duty and taxes, responses and places
  // of files of PPFTZ records half of one; the labels of their fields, in two languages, two more; codes and fields of transit
  // requests the last two; synonyms for codes, and the to-dos of a PPFTZ record, half of one.
  // CSV as spreadsheets write them, with warnings and repairs: 3.5; rates with their days, the signatures of files: 0.5.
  { name: 'rules', code: "export * from '@pabean/api/rules'", kilobytes: 28.8 },
  // Every call of the accounts: registration, passwords, sessions, the second factor. Lists that come in pages, letters, reports. PPFTZ records, with
  // the 42 fields of their header, their files and rows, took 7 KB; transit requests of two kinds, with their lists, four.
  // Questions of officers and answers: 0.8.
  { name: 'contract', code: "export * from '@pabean/api/contract'", kilobytes: 37 },
  { name: 'client', code: "export * from '@pabean/api/client'", kilobytes: 13 },
  // The same: 0.7.
  { name: 'hooks', code: "export * from '@pabean/api/hooks'", kilobytes: 43.6 },
  { name: 'Button alone', code: "export { Button } from '@pabean/ui'", kilobytes: 4 },
  // No app needs all of it: the size of each component is checked below. 7 KB of either are Floating UI, which only
  // browsers without CSS anchors fetch.
  // Marking Indonesian text on an English page took the last tenth. 10 KB are for lists of more than a hundred rows, and are
  // loaded with such a list. Memoized rows of a virtual table took the last tenth.
  // A place for one file among several, an embedded viewer, virtual rows of any table: 2.6 KB.
  // Searches that ignore accents: a tenth.
  { name: 'all of ui', code: "export * from '@pabean/ui'", kilobytes: 74.8 },
  // The captcha's solver took 2 KB; 47 KB are the list of common passwords, which is loaded for a new password; 10 KB are for
  // lists of more than a hundred rows, 8 KB for CSV, both loaded on demand. Reports, the workbench of their CSV and the labels
  // of 38 columns in two languages took 24; the wizard of PPFTZ
  // records with its editors, and their messages in two languages, 30; the forms of transit requests with their lists, the
  // registration code, its QR and the look-up 26.
  // Fixing pasted cells, warnings and repairs of a CSV, answers to questions, and reviewing answers: 13.
  { name: 'all of forms', code: "export * from '@pabean/forms'", kilobytes: 274 },
];

/** Size limits of single exports of a package, without React, in kilobytes of 1000 bytes. */
export interface ExportLimits {
  each: number;
  /** Exports with a separate limit, by name. */
  others: Readonly<Record<string, number>>;
}

/** An export that is imported alone does not include the rest of its package. */
export const exportLimits: Readonly<Record<string, ExportLimits>> = {
  // A component with messages includes the Indonesian dictionary (2.6 KB).
  '@pabean/ui': {
    each: 9.8,
    // A field has two parts, which align in a row of fields.
    // Includes the library for virtual rows.
    others: {
      VirtualTable: 11.5,
      // The area, the row of its file, the progress, and their messages.
      FileSlot: 10.3,
      Button: 4,
      Field: 6.2,
      TextField: 6.2,
      DataTable: 15.4,
    },
  },
  // A form brings react-hook-form (16 KB), zod/mini, its own calls and schemas of the contract, and the dictionaries of
  // forms and rules (4 KB), and keeps a draft of every visit; that of documents brings most fields.
  '@pabean/forms': {
    each: 43.5,
    others: {
      // The wire names and labels of its fields, which come with their validation: 0.3; parts of readable size: 0.2.
      ContainerListEditor: 44.2,
      // Editors of rows: a table that may be long, dialogs with fields, what pastes and imports.
      // All share one dialog for a row and one parser of pasted lines, including parts that some do not need: 1 to 2.
      GoodsEditor: 70.2,
      PpftzContainers: 58.8,
      PpftzPackagingPanel: 55.5,
      // The same for lines that live in a form: fields of every kind; pasting and importing are loaded on demand.
      PassengerGoodsLines: 67,
      CourierGoodsLines: 67,
      TransitDocumentLines: 66,
      // Most kinds of fields, the calendar, the places for files, and the confirmation before saving.
      PpftzIdentityStep: 68.5,
      // In parts of readable size: 0.4.
      DokapEditor: 57.9,
      // A bar for the count, and a warning; its rows are a table, on a phone cards: 0.5.
      DatedDocumentsEditor: 50,
      // A field for amounts and one for a file.
      PaymentProofDialog: 53,
      PaymentProofForm: 51.5,
      // The form, and the parts that are loaded once a type is chosen: the workbench, a table, virtual lines.
      ReportUpload: 81,
      // The field for files, choices, the calendar, and the message about a cancelled file.
      ManifestUploadForm: 51.5,
      // Pasting and importing include the field for files; the CSV parser is loaded with the first file.
      // Its rows are a virtual table, and a deleted one can be restored: 2.7.
      NoStripEditor: 57,
      // Its text, and three files.
      AnswerQuestionDialog: 44.2,
      // Four files, the captcha’s solver, the rules of passwords.
      RegistrationForm: 57.5,
      // Most kinds of fields, two lists of lines with their dialogs, and the captcha’s solver.
      TransitForm: 82.5,
      CourierTransitForm: 82.5,
      // Has a combobox, which includes its popup.
      PermitHeaderForm: 52.5,
      // Shows what is missing in an alert.
      SendApplication: 14.7,
      FormsProvider: 3.4,
      // All messages of the forms in a language.
      formsEn: 15.1,
      formsId: 14.8,
    },
  },
};

/** Largest JavaScript and CSS of pages of the portal, late parts included, in kilobytes of 1000 bytes. */
export const pageLimits = {
  /** What a page adds to the frame. */
  each: 25,
  /**
   * Pages with a separate limit. The frame is everything that the emptiest page loads after signing in. Above the bars
   * of docs/adr/0013, which lists their contents: a new page adds its row and its address to the frame.
   */
  others: {
    // The bar is 90. The server-rendered start of other visitors' pages took the last tenths, and the refusals of PPFTZ
    // records. An entry of the start page may be closed, with a note. A captcha that replaces waiting: a quarter, and its part
    // of calls and messages is in every page below, as are synonyms for codes.
    // Its two lists use the common list component: 0.3. The session's actions are functions with explicit state: 0.3.
    login: 97.9,
    // The bar is 130.
    // Two pages of browsing and the check of licences added their rows; print rules, and reloading the current page from the
    // menu; two pages of manifests, two of PPFTZ records.
    // The refusals of PPFTZ records, and two pages more.
    // Four pages of transit requests; bodies of two kinds, which added 2 KB of zod to every page; dialogs are a separate file,
    // which visitors' forms load without the menus of accounts. The same of a session: 0.2.
    frame: 151.7,
    // Each page of applications includes its area: half a kilobyte.
    // 55 KB of them are loaded for drafts only, once one is on the screen. The bar is 50.
    // The list editors show more: the progress, duplicate numbers, changes that another user saved meanwhile.
    // Documents stored for later, and labels of reference lists, also in browsing.
    // Rows added in a page and in a dialog share the pasting: 7 KB, most of them the messages of both.
    // The breakpoint of cards for rows with buttons took the last tenths, here and for reports and transit requests.
    // Fetching a document type's definition when its list does not have it: a tenth.
    // A document links to its rows and to the next one; pasted cells are fixed in place, and CSV variants of spreadsheets are
    // read: 6; officers' questions: 3. The answer form is loaded on demand.
    // No-strip entries and dated documents are a table, on a phone cards, with virtual rows; a deleted entry can be restored:
    // 3.6. Forms in parts of readable size: 0.8. A common confirmation of deletions: 0.1.
    'application-detail': 137.9,
    // Forms, with their dialogs and the form engine; the error of a list as one field took the last tenth.
    'application-form': 55.9,
    'change-password': 30.5,
    // The form engine, a table and dialogs, and those of the second factor.
    profile: 54.3,
    // Code shared with the profile and others is in separate files.
    // The messages of browsing are in its dictionary.
    // All lists use one component with the parts that some of them need: failed downloads, dialogs of rows, lazy parts. 0.5 to
    // 0.9, here and in three lists below.
    'application-list': 33.3,
    // The bar is 25. Dialogs with their own states, files, filing again, and for the detail the tables and the timeline of the
    // applicant's detail; a separate file for the head took a tenth.
    // Officers' questions, and files of answers: 2.
    'browse-list': 42.8,
    'browse-detail': 47.8,
    // The table, with the messages of every list. The bar is 25.
    'reconciliation-list': 33.5,
    // Two tables, their columns, the codes of declarations; the bar is 25.
    'release-letter-list': 31.3,
    // The table. The bar is 25.
    'report-list': 32.6,
    // A table, filters and dialogs; the company's to-dos of a record took the last tenths. The bar is 25.
    // Officers' questions, files of answers, and their part of the contract: 5.
    'ppftz-list': 36.5,
    'ppftz-recording': 32.3,
    // The view of 42 fields, files, rows and responses, in separate modules, and the breakpoint of its cards. The company's
    // to-dos, and the payment: 2 KB. The bar is 25.
    // The same, units by name, and rates of the record's day with a warning of others: 9.
    'ppftz-detail': 59.9,
    // The form engine, most kinds of fields, the calendar and the places for files; the second and the third step are loaded on
    // demand. Another user's changes before sending, with the labels of every field and row: 3 KB. The bar is 50.
    // Rates of the record's day, with a warning of others: 2.
    'ppftz-editor': 87.1,
    // The form engine, its draft and its file; the workbench is loaded once a type is chosen. The bar is 50.
    // Warnings about suspicious values, and repairs of columns: 2.
    // Chunks are split differently since folders are imported by their paths, here, in the next one and in `register`: 0.4.
    'report-upload': 59,
    // The form engine, its draft and its file. The bar is 50.
    'reconciliation-form': 49.2,

    // Visitors' pages, by what they add to the login; their bar is 50. 31 KB of each are calls and routing (zod, SWR, ofetch,
    // wouter), 17 of a form its engine.
    announcements: 50.7,
    'performance-report': 51.8,
    'tfa-setup': 51.9,
    'tfa-verify': 45.3,
    'licence-check': 62.4,
    'reset-password': 62.7,
    'update-password': 66.3,
    // 8 KB are the frame, 7 the captcha, 6 its files and their draft; rows of fields took the last tenths.
    // A form also sends tables, and shows a message when sending was cancelled.
    register: 96.6,
    // The form engine, the look-up, stored codes, and the progress of a file above the page; 31 KB make calls, 8 are the frame,
    // 6 the messages and the contract of transit requests, 4 dialogs; a list as one field took the last tenth.
    'transit-menu': 90.9,
    // Seven sections of most kinds of fields, two lists of lines, three dialogs, a draft and the captcha
    // (4): 13 KB are the form's own. Pasting is loaded on demand. Server-rendered fields with errors, and a note about a draft
    // of the tab, took the last tenths, as did the one-line time of a draft.
    // Reviewing answers before the declaration: 2; fixing pasted cells in place: 4.
    // The dialog for a row, which all editors share: 3. So is the table, which also supports rows stored on a server: 2.9.
    'transit-form': 141.7,
    // The same two: 6.
    'transit-courier-form': 140.7,
    // 31 KB make calls, 8 are the frame, 6 the messages and the contract of transit requests, 4 the QR code, which is loaded last.
    // Its PDF, with the dialog that shows it: 5.
    'transit-result': 74.3,
  } as Readonly<Record<string, number>>,
};

/** How much a page may grow or shrink, in kilobytes of 1000 bytes, before the change must be accepted. */
export const explainedChange = 3;
