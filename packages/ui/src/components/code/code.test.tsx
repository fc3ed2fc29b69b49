import { describe } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { Code } from './code.tsx';

describe('Code', () => {
  conforms((props) => <Code {...props}>8418.10.19</Code>);
});
