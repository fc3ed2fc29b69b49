import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { media } from '../../theme/tokens.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Panel, type PanelProps } from '../panel/index.ts';
import * as styles from './key-value-aside.css.ts';
import { useMedia } from './use-media.ts';

/** Props of {@link KeyValueGroup}. */
export interface KeyValueGroupProps extends PanelProps {
  /** The heading; it also names the group, and opens it where it is collapsed. */
  heading: ReactNode;
  /** The facts: DescriptionItems, nothing else. */
  children: ReactNode;
  /**
   * Whether it is initially open where it can be collapsed, below 1024 px.
   *
   * @default false
   */
  defaultOpen?: boolean;
}

/** Facts with a heading, in a KeyValueAside. Below 1024 px, where they follow the content, they can be collapsed. */
export function KeyValueGroup({ heading, level = 3, defaultOpen, children, ...rest }: KeyValueGroupProps) {
  const headingId = useId();
  const beside = useMedia(media.desk);
  const Heading = `h${level}` as const;
  const title = <Heading id={headingId}>{heading}</Heading>;
  const facts = <DescriptionList columns={1}>{children}</DescriptionList>;
  return (
    <Panel sunken aria-labelledby={headingId} {...rest}>
      {beside ? (
        <>
          {title}
          {facts}
        </>
      ) : (
        <details className={styles.folded} open={defaultOpen}>
          <summary className={styles.summary}>
            {title}
            <ChevronDown size={20} className={styles.arrow} />
          </summary>
          <div className={styles.facts}>{facts}</div>
        </details>
      )}
    </Panel>
  );
}
