import { describe } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { Badge } from './badge.tsx';

describe('Badge', () => {
  conforms((props) => <Badge {...props}>Wajib</Badge>);
});
