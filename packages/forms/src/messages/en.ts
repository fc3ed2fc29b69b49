import { en as shared } from '@pabean/api/rules';
import type { FormMessages } from './id.ts';

/** The English twin of the source dictionary: the same keys and placeholders. */
export const en: FormMessages = {
  form: {
    errorTitle: 'Error: ',
    save: 'Save',
    saving: 'Saving…',
  },
  draft: {
    heading: 'There is an unsaved draft, last changed {time}.',
    several: 'There are {count} unsaved drafts.',
    changed: 'Last changed {time}.',
    advice: 'Restore a draft to go on with it, or discard it to start anew.',
    lacksFile: 'The chosen file was not kept; choose it again after restoring.',
    restore: 'Restore draft',
    discard: 'Discard draft',
    saved: 'Draft kept on this device {time}',
  },
  permitHeader: {
    permit: 'The permit',
    applicant: 'The applicant',
    permitTypeHint: 'Type words of its name, such as “luar kawasan”, then choose.',
    numberHint: "The number of your company's letter of application.",
    back: 'Back',
    openProfile: 'Open profile',
  },
  captcha: {
    start: 'I am not a robot',
    hint: 'Press the button. Your device does a small sum; there is nothing for you to answer.',
    working: 'Checking…',
    solved: 'Checked',
    solvedText: 'The check is done. You can send this form.',
    expired: 'The check has expired.',
    failed: 'The check did not work.',
    again: 'Check again',
  },
  dokap: {
    add: 'Add document',
    chooseType: 'Choose a document type',
    noReferences: 'The choices of {label} could not be loaded',
  },
  containers: {
    about: '{thing} · {count} {count:container|containers} declared',
    inRow: '{label}, row {row}',
    line: 'Row {row}: {message}',
  },
  rows: {
    about: '{thing} · {count} of {declared} {declared:row|rows}',
    none: 'No rows yet.',
    full: '{declared} {declared:row|rows} filled, as many as declared. Delete one to replace it.',
    delete: 'Delete {name}',
    confirm: 'Delete',
  },
  noStrip: {
    entry: 'PPFTZ {ppftz}, {ppftzDate} · BC 1.1 {bc11}, {bc11Date} · position {position}',
  },
  send: {
    heading: 'Send the application',
    declaration:
      'I declare that the data given is true and that I am responsible for the truth of the data/documents given',
    disclaimer: shared.answers.disclaimer,
    send: 'Send',
    sending: 'Sending…',
    confirmHeading: 'Send data',
    confirmQuestion: 'Are you sure you want to send this data?',
    incomplete: 'The application is not complete. Fill in the following before you send it:',
    missingHeading: 'Validation result',
    missingAdvice: 'The application was not sent. Complete the following, then send it again.',
    complete: 'Complete',
  },
};
