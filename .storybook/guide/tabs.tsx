import { Tabs as TabStrip } from '@pabean/ui';
import { Children, isValidElement, type ReactElement, type ReactNode, useState } from 'react';
import { useWords } from './words.ts';

/** Props of {@link Tab}. */
export interface TabProps {
  name: 'usage' | 'accessibility' | 'code';
  children: ReactNode;
}

/** A part of a page, in {@link Tabs}. */
export const Tab = ({ children }: TabProps) => children;

const stored = 'book.tab';

/** The parts of a component's page, one at a time. The reader finds the same one open on the next page. */
export function Tabs({ children }: { children: ReactNode }) {
  const words = useWords();
  const [chosen, setChosen] = useState(() => sessionStorage.getItem(stored) ?? undefined);
  const parts = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  return (
    <TabStrip
      className="book-tabs"
      label={words.tabs}
      value={chosen}
      onChange={(name) => {
        sessionStorage.setItem(stored, name);
        setChosen(name);
      }}
      tabs={parts.map((part) => ({ id: part.props.name, label: words[part.props.name], panel: part }))}
    />
  );
}
