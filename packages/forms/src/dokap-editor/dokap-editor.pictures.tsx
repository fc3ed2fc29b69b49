import { TextField } from '@pabean/ui/text-field';
import { say } from '../../../ui/src/testing/say.ts';

const column = { display: 'grid', gap: 12 } as const;

/** What the page of the component pictures. */
export const anatomy: ComponentAnatomy = {
  of: 'Variants',
  parts: [
    ['Head', 'dialog header', 'The type of a stored document; while one is added, that a document is added.'],
    ['First value', '[name="first"]', 'Number, date or choice, with the label of the definition.'],
    [
      'Second value',
      '[name="second"]',
      'Left out where the definition has none; so is the date until which it holds.',
    ],
    ['Remarks', '[name="remarks"]', 'What else is to be said of the document; optional.'],
    [
      'File',
      'div:has(> [type="file"])',
      'The stored file stays unless another is chosen. Left out where the type has none.',
    ],
    ['Buttons', '[data-dialog-foot]', 'Leave, or save values and file together.'],
  ],
};

/** What its page shows side by side. */
export const pairs: ComponentGuide['pairs'] = [
  {
    good: {
      says: 'The label of the definition is what stands on the paper.',
      shows: () => (
        <div style={column}>
          <TextField
            label={say('Nomor Surat Kuasa', 'Number of the power of attorney')}
            defaultValue="045/SK/SNB/2026"
          />
        </div>
      ),
    },
    bad: {
      says: 'A definition with a label for every type: people do not know which number is meant.',
      shows: () => (
        <div style={column}>
          <TextField label={say('Nilai 1', 'Value 1')} defaultValue="045/SK/SNB/2026" />
        </div>
      ),
    },
  },
];
