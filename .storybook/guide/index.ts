import { Anatomy } from './anatomy.tsx';
import { Import } from './import.tsx';
import { Overview } from './overview.tsx';
import { Do, Dont, Pair } from './pair.tsx';
import { Reference } from './reference.tsx';
import { Spoken } from './spoken.tsx';
import { Behaviour, Examples } from './stories.tsx';
import { Table } from './table.tsx';
import { Tab, Tabs } from './tabs.tsx';

/** What the MDX page of a component may use without importing it. */
export const blocks = {
  Anatomy,
  Behaviour,
  Do,
  Dont,
  Examples,
  Import,
  Overview,
  Pair,
  Reference,
  Spoken,
  Tab,
  Tabs,
  table: Table,
};
