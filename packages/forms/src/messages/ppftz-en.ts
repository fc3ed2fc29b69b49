import type { FormMessages } from './id.ts';

/** The words of PPFTZ records in English. */
export const ppftzEn = {
  newAju: {
    heading: 'New record',
    lead: 'Once it is made, you fill it in step by step and save it before you send it.',
    recipientHint: 'As on the identity card.',
    numberHint: 'Dots, dashes and blanks may be typed.',
    create: 'Make record',
    creating: 'Making the record…',
    notCreated: 'The record was not made',
  },
} satisfies Pick<FormMessages, 'newAju'>;
