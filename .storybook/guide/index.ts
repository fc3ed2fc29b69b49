import { Anatomy } from './anatomy.tsx';
import { Overview } from './overview.tsx';
import { Do, Dont, Pair } from './pair.tsx';
import { Reference } from './reference.tsx';
import { Examples } from './stories.tsx';
import { Table } from './table.tsx';

/** What the MDX page of a component may use without importing it. */
export const blocks = { Anatomy, Do, Dont, Examples, Overview, Pair, Reference, table: Table };
