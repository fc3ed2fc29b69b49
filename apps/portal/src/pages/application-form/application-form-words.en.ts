import type { English } from '../../words.ts';
import type { applicationFormWords } from './application-form-words.ts';

export const applicationForm: English<typeof applicationFormWords> = {
  crumb: 'New',
  lead: 'Everything must be filled in. Once it is saved you can add supporting documents.',
  failed: 'The form could not be loaded',
  safe: 'What you typed and did not save is still a draft on this device.',
  retry: 'Try again',
  loading: 'Loading the form',
};
