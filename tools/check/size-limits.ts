/** What a stranger's bundle pays for an import, React apart. */
export interface SizeLimit {
  name: string;
  code: string;
  /** Largest minified and gzipped JavaScript, in kilobytes of 1000 bytes. */
  kilobytes: number;
}

/** Limits leave about a tenth of room above what was measured when they were set. */
export const sizeLimits: SizeLimit[] = [
  // What may be a password, the words of accounts and the answers of servers took the last ones.
  { name: 'rules', code: "export * from '@pabean/api/rules'", kilobytes: 11.2 },
  // Every call of the accounts: registration, passwords, sessions, the second factor.
  { name: 'contract', code: "export * from '@pabean/api/contract'", kilobytes: 20 },
  { name: 'client', code: "export * from '@pabean/api/client'", kilobytes: 13 },
  { name: 'hooks', code: "export * from '@pabean/api/hooks'", kilobytes: 25.5 },
  { name: 'Button alone', code: "export { Button } from '@pabean/ui'", kilobytes: 4 },
  // Nobody needs all of it: what each component weighs alone is checked below. 7 KB of either are Floating UI, which only
  // browsers without CSS anchors fetch.
  // Names of what is Indonesian on an English page took the last tenth.
  { name: 'all of ui', code: "export * from '@pabean/ui'", kilobytes: 55.5 },
  // The captcha's solver took 2 KB; 47 KB are the list of common passwords, which a browser fetches when somebody thinks
  // of one.
  { name: 'all of forms', code: "export * from '@pabean/forms'", kilobytes: 145 },
];

/** Largest weight of single exports of a package, React apart, in kilobytes of 1000 bytes. */
export interface ExportLimits {
  each: number;
  /** Those with a limit of their own, by name. */
  others: Readonly<Record<string, number>>;
}

/** An export that is imported alone leaves the rest of its package out. */
export const exportLimits: Readonly<Record<string, ExportLimits>> = {
  // A component that says something brings the Indonesian dictionary (2.4 KB).
  '@pabean/ui': { each: 9.5, others: { Button: 4, Field: 6, TextField: 6, DataTable: 15 } },
  // A form brings react-hook-form (16 KB), zod/mini, the schemas of the contract, and the dictionaries of forms and rules
  // (4 KB), and keeps a draft of every visit; that of documents brings most fields.
  '@pabean/forms': {
    // The dictionary of rules has the words of registration and two-factor sign-in, half a kilobyte each.
    each: 51,
    // The permit header chooses from a combobox, which brings its popup; sending tells what is missing in an alert.
    others: {
      DokapEditor: 58,
      // Four files, the captcha’s solver, the rules of passwords.
      RegistrationForm: 57,
      PermitHeaderForm: 54,
      SendApplication: 15.5,
      FormsProvider: 7,
      formsEn: 8,
      formsId: 7,
    },
  },
};

/** Largest JavaScript and CSS of pages of the portal, late parts included, in kilobytes of 1000 bytes. */
export const pageLimits = {
  /** What a page adds to the frame. */
  each: 25,
  /** Those with a limit of their own. The frame is everything that the emptiest page loads after signing in. */
  others: {
    // Above the bars, which are 90, 130 and 50 KB: a new page adds its row and its address to the frame. docs/adr/0013 says what they are made of.
    // Language and theme are chosen on the login, too; the dictionary that it shares has words for accounts.
    login: 95.5,
    // Drafts know the names of files; the dictionary of rules has the words of accounts.
    frame: 143,
    // 45 KB of them come for drafts only, once one is on the screen. What it shares with pages of visitors comes in files
    // of its own, which compress less well.
    'application-detail': 81,
    // Forms, with their dialogs and the form engine.
    'application-form': 49.5,
    // 47 KB are the list of common passwords, which comes when somebody begins to think of one.
    register: 98.5,
    'change-password': 80.5,
    'update-password': 80.5,
    // The form engine, a table and dialogs, and those of the own second factor.
    profile: 52,
    'reset-password': 30.5,
    // What it shares with the profile and others comes in files of its own.
    'application-list': 26.3,
  } as Readonly<Record<string, number>>,
};

/** How much a page may grow or shrink, in kilobytes of 1000 bytes, before somebody has to say why. */
export const explainedChange = 3;
