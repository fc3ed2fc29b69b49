import { visibleSigns } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import { shownExtension } from './check-file.ts';
import * as styles from './file-field.css.ts';

interface FileRowProps {
  name: string;
  /** What stands under the name: the size, how far it is. */
  detail: ReactNode;
  invalid: boolean;
  /** What can be done about it. */
  children: ReactNode;
}

/** A file by its extension and name. */
export function FileRow({ name, detail, invalid, children }: FileRowProps) {
  return (
    <div className={styles.row} data-invalid={invalid ? '' : undefined}>
      <span className={styles.tile} aria-hidden="true">
        {shownExtension(name)}
      </span>
      <div className={styles.file}>
        <span className={styles.name}>{visibleSigns(name)}</span>
        <div className={styles.limit}>{detail}</div>
      </div>
      <span className={styles.actions}>{children}</span>
    </div>
  );
}
