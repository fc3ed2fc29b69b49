import { describe } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { ActionBar } from './action-bar.tsx';

describe('ActionBar', () => {
  conforms((props) => (
    <ActionBar end="Tersimpan 09.42" {...props}>
      <button type="button">Simpan</button>
    </ActionBar>
  ));
});
