/** The size of an import in a consumer's bundle, without React. */
export interface SizeLimit {
  name: string;
  code: string;
  /** Largest minified and gzipped JavaScript, in kilobytes of 1000 bytes. */
  kilobytes: number;
}

/** Limits are about a tenth above the size measured when they were set. */
export const sizeLimits: SizeLimit[] = [
  // What may be a password, the words of accounts and manifests, the answers of servers, codes of licences, layouts of
  // reports and codes of declarations took the last ones; what reads a CSV, and its words in two languages, took three; duty and taxes, responses and places
  // of files of PPFTZ records half of one; what their fields are called, in two languages, two more; codes and fields of transit
  // requests the last two; other words for codes, and what is due about a PPFTZ record, half of one.
  // CSV as spreadsheets write them, with warnings and repairs: 3.5; rates with their days, what a file begins with: 0.5.
  { name: 'rules', code: "export * from '@pabean/api/rules'", kilobytes: 28.8 },
  // Every call of the accounts: registration, passwords, sessions, the second factor. Lists that come in pages, letters, reports. PPFTZ records, with
  // the 42 fields of their header, their files and rows, took 7 KB; transit requests of two kinds, with their lists, four.
  // Questions of officers and what is answered: 0.8.
  { name: 'contract', code: "export * from '@pabean/api/contract'", kilobytes: 37 },
  { name: 'client', code: "export * from '@pabean/api/client'", kilobytes: 13 },
  // The same: 0.7.
  { name: 'hooks', code: "export * from '@pabean/api/hooks'", kilobytes: 43.6 },
  { name: 'Button alone', code: "export { Button } from '@pabean/ui'", kilobytes: 4 },
  // No app needs all of it: the size of each component is checked below. 7 KB of either are Floating UI, which only
  // browsers without CSS anchors fetch.
  // Names of what is Indonesian on an English page took the last tenth. 10 KB are what draws lists of more than a hundred
  // rows, and come with such a list. Rows of a virtual table that are not drawn again took the last tenth.
  // A place for one file among several, a viewer inside of a page, rows of any table that may be long: 2.6 KB.
  // Searches that know letters with accents: a tenth.
  { name: 'all of ui', code: "export * from '@pabean/ui'", kilobytes: 74.8 },
  // The captcha's solver took 2 KB; 47 KB are the list of common passwords, which a browser fetches when somebody thinks
  // of one; 10 KB draw lists of more than a hundred rows, 8 KB read CSV, and come when somebody has such. Reports, the workbench of their
  // CSV and the words of 38 columns in two languages took 24; the wizard of PPFTZ
  // records with its editors, and their words in two languages, 30; the forms of transit requests with their lists, the
  // registration code, its QR and the look-up 26.
  // Pasted cells that are fixed, warnings and repairs of a CSV, answers to questions, and answers that are looked through: 13.
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
      // The names of its fields on the wire and among people, which come with their checks: 0.3; parts that one can read at once: 0.2.
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
      // In parts that one can read at once: 0.4.
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
   * of docs/adr/0013, which says what they are made of: a new page adds its row and its address to the frame.
   */
  others: {
    // The bar is 90. What visitors of other pages see before the script took the last tenths,
    // and what a PPFTZ record may be refused for. A door may be closed, with a word beside it. A captcha takes the place of
    // waiting: a quarter, and what it adds to calls and words is in every page below, as are people's words for codes.
    // Its two lists are drawn as all others are: 0.3. What a session does stands in functions that hand each other its state: 0.3.
    login: 97.9,
    // The bar is 130.
    // Two pages of browsing and the check of licences added their rows; rules for paper, and what is new on a page that is
    // pressed again; two pages of manifests, two of PPFTZ records.
    // What a PPFTZ record may be refused for, and two pages more.
    // Four pages of transit requests; bodies of two kinds, by which 2 KB of zod came to every page; dialogs are a file of
    // their own, which visitors' forms fetch without the menus of accounts. The same of a session: 0.2.
    frame: 151.7,
    // Each page of applications brings what its area is: half a kilobyte.
    // 55 KB of them come for drafts only, once one is on the screen. The bar is 50.
    // The editors of lists say more: how far they are, the same number twice, what somebody else saved meanwhile.
    // Documents that are kept for later, and words of reference lists, also where applications are browsed.
    // Rows that are added in a page and in a dialog share what pastes them: 7 KB, most of them the words of both.
    // When a row with buttons becomes a card took the last tenths, here and for reports and transit requests.
    // Fetching what a document type asks for where its list only names it: a tenth.
    // A document leads to its rows and to the next one; pasted cells are fixed in place, and files are read as spreadsheets
    // write them: 6; what an officer asks: 3. The answer comes when somebody answers.
    // No-strip entries and dated documents are a table, on a phone cards, of which only rows in sight are drawn; an entry that was
    // deleted can come back: 3.6. Forms in parts that one can read at once: 0.8. Deletions of all editors that ask in one way: 0.1.
    'application-detail': 137.9,
    // Forms, with their dialogs and the form engine; what is wrong with a list that is one field took the last tenth.
    'application-form': 55.9,
    'change-password': 30.5,
    // The form engine, a table and dialogs, and those of the own second factor.
    profile: 54.3,
    // What it shares with the profile and others comes in files of its own.
    // The words of browsing stand in the dictionary that it brings.
    // Every list is drawn by one page, which has what some of them need: a download that failed, dialogs of rows, parts that
    // come late. 0.5 to 0.9, here and in three lists below.
    'application-list': 33.3,
    // The bar is 25. Dialogs with their own states, files, filing again, and for the detail the tables and the timeline of
    // the applicant's own; a head of its own file took a tenth.
    // What an officer asks, and files of what was answered: 2.
    'browse-list': 42.8,
    'browse-detail': 47.8,
    // What draws a table, with the words of every list. The bar is 25.
    'reconciliation-list': 33.5,
    // What draws a table twice, its columns, the codes of declarations; the bar is 25.
    'release-letter-list': 31.3,
    // What draws a table. The bar is 25.
    'report-list': 32.6,
    // A table, filters and dialogs; what its company has to do about a record took the last tenths. The bar is 25.
    // What an officer asks, files of what was answered, and the part of the contract that both share: 5.
    'ppftz-list': 36.5,
    'ppftz-recording': 32.3,
    // What a list of 42 fields, files, rows and responses is drawn with, in modules of their own, and when its tables become
    // cards. What its company has to do now, and how it was paid: 2 KB. The bar is 25.
    // The same, units by name, and rates of the record's day with a warning of others: 9.
    'ppftz-detail': 59.9,
    // The form engine, most kinds of fields, the calendar and the places for files; the second and the third step come when
    // they are wanted. What somebody else changed before it was sent, in the words of every field and row: 3 KB. The bar is 50.
    // Rates of the record's day, with a warning of others: 2.
    'ppftz-editor': 87.1,
    // The form engine, its draft and its file; the workbench comes once a type is chosen. The bar is 50.
    // Warnings of what is hardly meant, and repairs of columns: 2.
    // Chunks are cut otherwise since folders are imported by their paths, here, in the next one and in `register`: 0.4.
    'report-upload': 59,
    // The form engine, its draft and its file. The bar is 50.
    'reconciliation-form': 49.2,

    // Visitors' pages, by what they add to the login; their bar is 50. 31 KB of each are what makes calls and knows
    // addresses (zod, SWR, ofetch, wouter), 17 of a form its engine.
    announcements: 50.7,
    'performance-report': 51.8,
    'tfa-setup': 51.9,
    'tfa-verify': 45.3,
    'licence-check': 62.4,
    'reset-password': 62.7,
    'update-password': 66.3,
    // 8 KB are the frame, 7 the captcha, 6 its files and their draft; rows of fields took the last tenths.
    // A form sends also tables, and says when sending was called off.
    register: 96.6,
    // The form engine, the look-up, codes that are kept, and what a file above the page waits with; 31 KB make calls, 8 are
    // the frame, 6 the words and the contract of transit requests, 4 dialogs; a list that is one field took the last tenth.
    'transit-menu': 90.9,
    // Seven sections of most kinds of fields, two lists that are built line by line, three dialogs, a draft and the captcha
    // (4): 13 KB are the form's own. What pastes lines comes when somebody pastes. What lets a server draw fields with errors,
    // and a note about a draft of the tab, took the last tenths, as did the time of a draft that stays on one line.
    // Answers are looked through before they are declared: 2; pasted cells that are fixed in place: 4.
    // The dialog for a row, which all editors share: 3. So is the table, which also knows rows that a server has: 2.9.
    'transit-form': 141.7,
    // The same two: 6.
    'transit-courier-form': 140.7,
    // 31 KB make calls, 8 are the frame, 6 the words and the contract of transit requests, 4 the QR code, which comes last.
    // Its PDF, with the dialog that shows it: 5.
    'transit-result': 74.3,
  } as Readonly<Record<string, number>>,
};

/** How much a page may grow or shrink, in kilobytes of 1000 bytes, before the change must be accepted. */
export const explainedChange = 3;
