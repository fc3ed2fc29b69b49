import { Alert } from '@pabean/ui/alert';
import { TextField } from '@pabean/ui/text-field';
import { say } from '../../../ui/src/testing/say.ts';

/** The parts of the form. */
export const anatomy: ComponentAnatomy = {
  of: 'Parts',
  parts: [
    ['Permit', 'fieldset legend', 'Which permit is applied for, its number and its date.'],
    [
      'Locked field',
      'textarea[readonly]',
      'What the portal knows already: it can be read and reached, not changed.',
    ],
    [
      'Permit type',
      'input[name="permitTypeId"]',
      'Found by words of its name; some types ask for one field more.',
    ],
    ['Applicant', 'fieldset + fieldset legend', 'Who applies. A broker changes it, others read it.'],
    [
      'Contact',
      'input[name="email"]',
      'Whom the office writes to or calls; comes from the profile and can be changed for this permit.',
    ],
    [
      'Actions',
      'div:has(> button[type="submit"])',
      'Save, and back. It says beside them when a draft was kept.',
    ],
  ],
};

const label = () => say('Nomor Permohonan', 'Application number');

/** What to do beside what not to do. */
export const pairs: NonNullable<ComponentGuide['pairs']> = [
  {
    good: {
      says: '`onSave` rejects with the error of the call: the field says what is wrong.',
      shows: () => (
        <TextField
          label={label()}
          defaultValue="119/SNB/IX/2024"
          error={say('Nomor Permohonan sudah dipakai.', 'The application number is already taken.')}
        />
      ),
    },
    bad: {
      says: '`onSave` rejects with an error of its own: nobody learns which field is meant.',
      shows: () => (
        <div style={{ display: 'grid', gap: 16 }}>
          <Alert tone="danger" heading={say('Data gagal disimpan', 'Saving failed')} />
          <TextField label={label()} defaultValue="119/SNB/IX/2024" />
        </div>
      ),
    },
  },
];
