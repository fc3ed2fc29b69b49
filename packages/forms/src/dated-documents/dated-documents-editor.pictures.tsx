import { Button } from '@pabean/ui/button';
import { say } from '../../../ui/src/testing/say.ts';

const column = { display: 'grid', gap: 12 } as const;

/** What the page of the component pictures. */
export const anatomy: ComponentAnatomy = {
  parts: [
    ['Head', 'dialog header', 'Which list it is, and in `thing` whose.'],
    ['Progress', 'div:has(> div > progress)', 'How many of the declared documents are saved.'],
    ['Saved row', 'tbody th', 'Number and date of a document. Beside it stands what deletes it.'],
    ['File of a row', 'tbody td button', 'Opens the file. Left out where a document has none.'],
    [
      'Next row',
      '[name="number"]',
      'The first of the fields of one document. A sentence takes their place when all are there.',
    ],
    ['Buttons', '[data-dialog-foot]', 'Close, or add the row and go on with the next.'],
  ],
};

/** What its page shows side by side. */
export const pairs: ComponentGuide['pairs'] = [
  {
    good: {
      says: 'All declared documents are there: the button that opens the editor offers to look at them.',
      shows: () => (
        <div style={column}>
          <span>{say('2 dari 2 dokumen tersimpan', '2 of 2 documents saved')}</span>
          <div>
            <Button>{say('Lihat Dokumen Cukai', 'View excise documents')}</Button>
          </div>
        </div>
      ),
    },
    bad: {
      says: 'It offers a third document, for which the editor has no fields.',
      shows: () => (
        <div style={column}>
          <span>{say('2 dari 2 dokumen tersimpan', '2 of 2 documents saved')}</span>
          <div>
            <Button>{say('Tambah Dokumen Cukai', 'Add excise document')}</Button>
          </div>
        </div>
      ),
    },
  },
];
