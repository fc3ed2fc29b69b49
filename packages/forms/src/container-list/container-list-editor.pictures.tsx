import { Button } from '@pabean/ui/button';
import { say } from '../../../ui/src/testing/say.ts';

const column = { display: 'grid', gap: 12 } as const;

/** What the page of the component pictures. */
export const anatomy: ComponentAnatomy = {
  parts: [
    ['Head', 'dialog header', 'Which list it is, in `thing` whose, and how many containers are declared.'],
    ['Count', '[data-phone] b', 'How many of the declared rows are filled.'],
    [
      'Paste and import',
      '[data-phone] [data-print="never"]',
      'Pastes rows of a spreadsheet or imports a CSV.',
    ],
    ['Row', 'li', 'Number and size of one container, and what copies and deletes the row.'],
    ['Mark', 'li > div + span', 'Whether the number is right. Not there while a row is empty.'],
    ['Add', '[data-list-add]', 'Adds an empty row; beside it stands why no more can be added.'],
  ],
};

/** What its page shows side by side. */
export const pairs: ComponentGuide['pairs'] = [
  {
    good: {
      says: 'The button that opens the editor names the list, and beside it stands what is missing.',
      shows: () => (
        <div style={column}>
          <span>{say('2 dari 3 peti kemas terisi', '2 of 3 containers filled in')}</span>
          <div>
            <Button>{say('Isi Daftar Peti Kemas', 'Fill in the container list')}</Button>
          </div>
        </div>
      ),
    },
    bad: {
      says: '“Edit” does not say what opens, nor why one should open it.',
      shows: () => (
        <div style={column}>
          <span>{say('Peti Kemas', 'Containers')}</span>
          <div>
            <Button>Edit</Button>
          </div>
        </div>
      ),
    },
  },
];
