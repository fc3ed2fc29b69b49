import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { ListEditorFrame } from './list-editor-frame.tsx';
import { ListEditorRow } from './list-editor-row.tsx';

/** The parts of the list, in the story `Parts`. */
export const anatomy: ComponentAnatomy = {
  of: 'Parts',
  parts: [
    ['Count', 'p', 'How many rows are filled in, and how many need attention.'],
    [
      'Actions',
      'p + div',
      'What can be done with the whole list, such as pasting. Leave them out where rows can only be typed.',
    ],
    ['Number', 'li > span', 'The number of the row, which errors and labels name.'],
    [
      'Mark',
      'li > div + span',
      '✓ for a row that is right, × for one that is wrong, and nothing for an empty one.',
    ],
    ['Error', 'li p', 'What is wrong with the row, then what would be right.'],
    ['Add', '[data-list-add]', 'Adds an empty row. Leave it out where the number of rows is fixed.'],
  ],
};

interface OneRowProps {
  errorId: string;
  error: string;
  help?: string;
}

function OneRow({ errorId, error, help }: OneRowProps) {
  return (
    <ListEditorFrame
      label={say('Daftar Kontainer', 'List of containers')}
      head={[say('Nomor Peti Kemas', 'Container number')]}
      columns="minmax(0, 1fr)"
      phoneColumns="minmax(0, 1fr)"
      filled={1}
      wrong={1}
    >
      <ListEditorRow number={1} error={error} help={help} errorId={errorId}>
        <TextField
          label={say('Nomor Peti Kemas baris 1', 'Container number, row 1')}
          labelHidden
          code
          defaultValue="SEGU5201764"
          aria-invalid
          aria-describedby={errorId}
        />
      </ListEditorRow>
    </ListEditorFrame>
  );
}

/** Common mistakes. */
export const pairs: ComponentGuide['pairs'] = [
  {
    good: {
      says: 'The documented error first, then what would be right.',
      shows: () => (
        <OneRow
          errorId="galat-lengkap"
          error={say('Nomor Peti Kemas tidak valid.', 'Container number is not valid.')}
          help={say('Angka pemeriksa seharusnya 9, bukan 4.', 'The check digit should be 9, not 4.')}
        />
      ),
    },
    bad: {
      says: 'The error alone: people compare eleven signs with their papers.',
      shows: () => (
        <OneRow
          errorId="galat-singkat"
          error={say('Nomor Peti Kemas tidak valid.', 'Container number is not valid.')}
        />
      ),
    },
  },
];
