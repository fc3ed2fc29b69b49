import { describe } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('VisuallyHidden', () => {
  conforms((props) => <VisuallyHidden {...props}>Aksi</VisuallyHidden>);
});
