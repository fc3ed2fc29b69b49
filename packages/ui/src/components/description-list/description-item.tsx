import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './description-list.css.ts';

/** Props of {@link DescriptionItem}. */
export interface DescriptionItemProps extends ComponentProps<'div'> {
  /** The name of the value. */
  term: ReactNode;
  /** The value. An absent or empty one is shown as a dash. */
  children?: ReactNode;
  /**
   * The language of the value, where that is not the page's: `dataLanguage` of the rules for data.
   *
   * @default that of the page
   */
  lang?: string;
  /**
   * Whether it takes two columns: an address, a reason.
   *
   * @default false
   */
  wide?: boolean;
}

/** A name and its value; only inside a DescriptionList. */
export function DescriptionItem({ term, lang, wide, className, children, ...rest }: DescriptionItemProps) {
  const absent = children === undefined || children === null || children === '';
  return (
    <div {...rest} className={rootClass(styles.item, className)} data-wide={wide ? '' : undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.details} lang={lang}>
        {absent ? '–' : children}
      </dd>
    </div>
  );
}
