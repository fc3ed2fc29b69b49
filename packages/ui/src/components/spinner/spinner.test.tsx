import { describe } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { Spinner } from './spinner.tsx';

describe('Spinner', () => {
  conforms((props) => <Spinner {...props} />);
});
