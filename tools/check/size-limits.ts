/** What a stranger's bundle pays for an import, React apart. */
export interface SizeLimit {
  name: string;
  code: string;
  /** Largest minified and gzipped JavaScript, in kilobytes of 1000 bytes. */
  kilobytes: number;
}

/** Limits leave about a tenth of room above what was measured when they were set. */
export const sizeLimits: SizeLimit[] = [
  // What may be a password, the words of accounts and manifests, the answers of servers, codes of licences, layouts of
  // reports and codes of declarations took the last ones; what reads a CSV, and its words in two languages, took three; duty and taxes, responses and places
  // of files of PPFTZ records half of one; what their fields are called, in two languages, two more.
  { name: 'rules', code: "export * from '@pabean/api/rules'", kilobytes: 21.8 },
  // Every call of the accounts: registration, passwords, sessions, the second factor. Lists that come in pages, letters, reports. PPFTZ records, with
  // the 42 fields of their header, their files and rows, took 7 KB.
  { name: 'contract', code: "export * from '@pabean/api/contract'", kilobytes: 31.5 },
  { name: 'client', code: "export * from '@pabean/api/client'", kilobytes: 13 },
  { name: 'hooks', code: "export * from '@pabean/api/hooks'", kilobytes: 38 },
  { name: 'Button alone', code: "export { Button } from '@pabean/ui'", kilobytes: 4 },
  // Nobody needs all of it: what each component weighs alone is checked below. 7 KB of either are Floating UI, which only
  // browsers without CSS anchors fetch.
  // Names of what is Indonesian on an English page took the last tenth. 10 KB are what draws lists of more than a hundred
  // rows, and come with such a list. Rows of a virtual table that are not drawn again took the last tenth.
  // A place for one file among several, a viewer inside of a page, rows of any table that may be long: 2.6 KB.
  { name: 'all of ui', code: "export * from '@pabean/ui'", kilobytes: 74.4 },
  // The captcha's solver took 2 KB; 47 KB are the list of common passwords, which a browser fetches when somebody thinks
  // of one; 10 KB draw lists of more than a hundred rows, 8 KB read CSV, and come when somebody has such. Reports, the workbench of their
  // CSV and the words of 38 columns in two languages took 24; the wizard of PPFTZ
  // records with its editors, and their words in two languages, 30.
  { name: 'all of forms', code: "export * from '@pabean/forms'", kilobytes: 230 },
];

/** Largest weight of single exports of a package, React apart, in kilobytes of 1000 bytes. */
export interface ExportLimits {
  each: number;
  /** Those with a limit of their own, by name. */
  others: Readonly<Record<string, number>>;
}

/** An export that is imported alone leaves the rest of its package out. */
export const exportLimits: Readonly<Record<string, ExportLimits>> = {
  // A component that says something brings the Indonesian dictionary (2.6 KB).
  '@pabean/ui': {
    each: 9.8,
    // A field is drawn in two parts, which share the lines of a row of fields.
    // What draws the rows in sight brings its library.
    others: {
      VirtualTable: 11.5,
      // The area, the row of its file, what is under way, and their words.
      FileSlot: 10.3,
      Button: 4,
      Field: 6.2,
      TextField: 6.2,
      DataTable: 15.2,
      ListEditorFrame: 18.5,
    },
  },
  // A form brings react-hook-form (16 KB), zod/mini, the schemas of the contract, and the dictionaries of forms and rules
  // (4 KB), and keeps a draft of every visit; that of documents brings most fields.
  '@pabean/forms': {
    // The dictionary of rules has the words of registration and two-factor sign-in, half a kilobyte each; that of forms
    // those of kept documents and of manifests.
    each: 54,
    // The permit header chooses from a combobox, which brings its popup; sending tells what is missing in an alert.
    others: {
      // Editors of rows: a table that may be long, dialogs with fields, what pastes and imports.
      GoodsEditor: 74,
      PpftzContainers: 63,
      PpftzPackagingPanel: 62.5,
      // Most kinds of fields, the calendar, and the places for files.
      PpftzIdentityStep: 67.5,
      // Every form has the whole contract behind it: the calls of letters took half a kilobyte, those of reports one and a half, the first ones of PPFTZ records a quarter.
      DokapEditor: 66.9,
      // A bar for how many are there, and a warning.
      DatedDocumentsEditor: 56.8,
      // The form, and what comes once a type is chosen: the workbench, a table, what draws many lines.
      ReportUpload: 85.8,
      // The field for files, choices, the calendar, and the word on a file that was called off.
      ManifestUploadForm: 58.7,
      // What pastes and imports brings the field for files; what reads a CSV comes with the first one.
      NoStripEditor: 59.2,
      // Four files, the captcha’s solver, the rules of passwords, and of the contract what tells where a field stands.
      RegistrationForm: 62.5,
      PermitHeaderForm: 59.6,
      SendApplication: 17.9,
      // All words of the forms in Indonesian.
      FormsProvider: 8,
      // Permits at full depth say more.
      formsEn: 13,
      formsId: 13,
    },
  },
};

/** Largest JavaScript and CSS of pages of the portal, late parts included, in kilobytes of 1000 bytes. */
export const pageLimits = {
  /** What a page adds to the frame. */
  each: 25,
  /**
   * Those with a limit of their own. The frame is everything that the emptiest page loads after signing in. Above the bars
   * of docs/adr/0013, which says what they are made of: a new page adds its row and its address to the frame.
   */
  others: {
    // The bar is 90. What visitors of other pages see before the script took the last tenths,
    // and what a PPFTZ record may be refused for.
    login: 96.7,
    // The bar is 130.
    // Two pages of browsing and the check of licences added their rows; rules for paper, and what is new on a page that is
    // pressed again; two pages of manifests, two of PPFTZ records.
    // What a PPFTZ record may be refused for, and two pages more.
    frame: 150.2,
    // Each page of applications brings what its area is: half a kilobyte.
    // 55 KB of them come for drafts only, once one is on the screen. The bar is 50.
    // The editors of lists say more: how far they are, the same number twice, what somebody else saved meanwhile.
    // Documents that are kept for later, and words of reference lists, also where applications are browsed.
    // Rows that are added in a page and in a dialog share what pastes them: 7 KB, most of them the words of both.
    'application-detail': 119.9,
    // Forms, with their dialogs and the form engine.
    'application-form': 54.6,
    'change-password': 32,
    // The form engine, a table and dialogs, and those of the own second factor.
    profile: 53.4,
    // What it shares with the profile and others comes in files of its own.
    // The words of browsing stand in the dictionary that it brings.
    'application-list': 32.2,
    // The bar is 25. Dialogs with their own states, files, filing again, and for the detail the tables and the timeline of
    // the applicant's own; a head of its own file took a tenth.
    'browse-list': 40.5,
    'browse-detail': 46,
    // What draws a table, with the words of every list. The bar is 25.
    'reconciliation-list': 32.9,
    // What draws a table twice, its columns, the codes of declarations; the bar is 25.
    'release-letter-list': 31.7,
    // What draws a table. The bar is 25.
    'report-list': 30.8,
    // A table, filters and dialogs. The bar is 25.
    'ppftz-list': 30.4,
    'ppftz-recording': 30.7,
    // What a list of 42 fields, files, rows and responses is drawn with. The bar is 25.
    'ppftz-detail': 46.4,
    // The form engine, most kinds of fields, the calendar and the places for files; the second and the third step come when
    // they are wanted. The bar is 50.
    'ppftz-editor': 81,
    // The form engine, its draft and its file; the workbench comes once a type is chosen. The bar is 50.
    'report-upload': 54.6,
    // The form engine, its draft and its file. The bar is 50.
    'reconciliation-form': 47.2,

    // Visitors' pages, by what they add to the login; their bar is 50. 31 KB of each are what makes calls and knows
    // addresses (zod, SWR, ofetch, wouter), 17 of a form its engine.
    announcements: 50.6,
    'performance-report': 51.7,
    'tfa-setup': 51,
    'tfa-verify': 44.3,
    'licence-check': 61.6,
    'reset-password': 61.8,
    'update-password': 65.6,
    // 8 KB are the frame, 7 the captcha, 6 its files and their draft; rows of fields took the last tenths.
    // A form sends also tables, and says when sending was called off.
    register: 94.4,
  } as Readonly<Record<string, number>>,
};

/** How much a page may grow or shrink, in kilobytes of 1000 bytes, before somebody has to say why. */
export const explainedChange = 3;
