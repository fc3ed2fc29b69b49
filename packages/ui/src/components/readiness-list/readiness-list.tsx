import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Panel, type PanelProps } from '../panel/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './readiness-list.css.ts';

/** One condition. */
export interface ReadinessItem {
  /** A unique id of the condition. */
  id: string;
  /** Whether it is met. */
  done: boolean;
  /** The text of the condition: “The application data is complete”, “The list of containers lacks 1 row.” */
  text: ReactNode;
  /** A link or button to the missing data. */
  action?: ReactNode;
}

/** Props of {@link ReadinessList}. */
export interface ReadinessListProps extends Omit<PanelProps, 'children'> {
  /** The conditions, in the order of the page. */
  items: readonly ReadinessItem[];
  /**
   * The heading.
   *
   * @default the dictionary's “Before you send”
   */
  heading?: ReactNode;
}

/** The conditions for sending, and which of them are still missing. Never printed. */
export function ReadinessList({ items, heading, ...rest }: ReadinessListProps) {
  const messages = useMessages('readinessList');
  return (
    <Panel sunken data-print="never" {...rest} heading={heading ?? messages.title}>
      <ul className={styles.list}>
        {items.map(({ id, done, text, action }) => {
          const Icon = done ? CircleCheck : TriangleAlert;
          return (
            <li key={id} className={styles.item}>
              <Icon size={16} className={styles.icon} data-done={done ? '' : undefined} />
              <span>
                <VisuallyHidden>{done ? messages.done : messages.todo} </VisuallyHidden>
                {text}
                {action && ' '}
                {action}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
