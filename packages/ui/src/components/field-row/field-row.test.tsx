import { describe } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { TextField } from '../text-field/index.ts';
import { FieldRow } from './field-row.tsx';

describe('FieldRow', () => {
  conforms((props) => (
    <FieldRow {...props}>
      <TextField label="Nomor" />
    </FieldRow>
  ));
});
