import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { ListEditorFrame } from './list-editor-frame.tsx';
import { ListEditorRow } from './list-editor-row.tsx';

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

export const DocumentedErrorFirst = () => (
  <OneRow
    errorId="galat-lengkap"
    error={say('Nomor Peti Kemas tidak valid.', 'Container number is not valid.')}
    help={say('Angka pemeriksa seharusnya 9, bukan 4.', 'The check digit should be 9, not 4.')}
  />
);

export const ErrorAlone = () => (
  <OneRow
    errorId="galat-singkat"
    error={say('Nomor Peti Kemas tidak valid.', 'Container number is not valid.')}
  />
);
