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
  },
  permitHeader: {
    permit: 'The permit',
    applicant: 'The applicant',
    choosePermitType: 'Choose a permit type',
    numberHint: "The number of your company's letter of application.",
    dateHint: 'Example: 24-09-2024',
    lockedHint: "Taken from your company's profile.",
    save: 'Save',
    saving: 'Saving…',
    back: 'Back',
    npwpHeading: 'The data could not be saved',
    openProfile: 'Open profile',
    close: 'Close',
  },
};
