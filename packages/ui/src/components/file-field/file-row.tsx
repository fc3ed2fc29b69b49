import { visibleSigns } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { shownExtension } from './check-file.ts';
import * as styles from './file-field.css.ts';
import { sizeText } from './file-messages.ts';

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

interface FileDetailProps {
  bytes: number | undefined;
  /** What may be chosen in its place. */
  limits: string;
  limitId: string;
}

/** The size of a file and what may be chosen in its place. */
export function FileDetail({ bytes, limits, limitId }: FileDetailProps) {
  const messages = useMessages('fileField');
  return (
    <>
      {bytes !== undefined && `${sizeText(messages, bytes)} · `}
      <span id={limitId}>{limits}</span>
    </>
  );
}
