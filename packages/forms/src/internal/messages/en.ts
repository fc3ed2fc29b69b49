import type { FormMessages } from './index.ts';

/** The English twin of the source dictionary: the same keys and placeholders. */
export const en: FormMessages = {
  draft: {
    heading: 'There is an unsaved draft, last changed {time}.',
    advice: 'Restore it to go on, or discard it to start anew.',
    restore: 'Restore draft',
    discard: 'Discard draft',
    saved: 'Draft kept on this device {time}',
  },
  problems: {
    titlePrefix: 'Error: ',
    unready:
      'Part of the form could not be loaded. What you typed is still there. Check your internet connection, then save again.',
  },
  permitHeader: {
    permit: 'The permit',
    applicant: 'The applicant',
    choosePermitType: 'Choose a permit type',
    numberHint: "The number of your company's letter of application.",
    save: 'Save',
    saving: 'Saving…',
    back: 'Back',
    npwpHeading: 'The data could not be saved',
    openProfile: 'Open profile',
    close: 'Close',
  },
  dokap: {
    add: 'Add document',
    chooseType: 'Choose a document type',
    save: 'Save',
    saving: 'Saving…',
  },
  containers: {
    about: '{thing} · {count} containers declared',
    filled: '{count} of {declared} rows filled',
    wrong: '{count} need attention',
    inRow: '{label}, row {row}',
    remove: 'Remove row {row}',
    size: 'Size',
    add: 'Add row',
  },
  rows: {
    about: '{thing} · {count} of {declared} rows',
    none: 'No rows yet.',
    full: 'All {declared} rows are filled. Delete one to replace it.',
    delete: 'Delete {name}',
    keep: 'Cancel',
    confirm: 'Delete',
    add: 'Add row',
    close: 'Close',
  },
  noStrip: {
    entry: 'PPFTZ {ppftz}, {ppftzDate} · BC 1.1 {bc11}, {bc11Date} · position {position}',
  },
  send: {
    heading: 'Send the application',
    declaration:
      'I declare that the data given is true and that I am responsible for the truth of the data/documents given',
    disclaimer: 'Not sent: the disclaimer is not ticked',
    send: 'Send',
    sending: 'Sending…',
    confirmHeading: 'Send data',
    confirmQuestion: 'Are you sure you want to send this data?',
    missingHeading: 'Validation result',
    missingAdvice: 'The application was not sent. Complete the following, then send it again.',
    mend: 'Complete',
  },
};
