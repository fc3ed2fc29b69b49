import { visibleSigns } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { shownExtension } from './check-file.ts';
import * as styles from './file-field.css.ts';
import { sizeText } from './file-messages.ts';

interface FileRowProps {
  name: string;
  /** Details under the name: the size, the progress. */
  detail: ReactNode;
  invalid: boolean;
  /** The actions for it. */
  children: ReactNode;
}

/** A file with its extension, name and actions. */
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
  /** The files that may replace it. */
  limits: string;
  limitId: string;
}

/** The size of a file, and the files that may replace it. */
export function FileDetail({ bytes, limits, limitId }: FileDetailProps) {
  const messages = useMessages('fileField');
  return (
    <>
      {bytes !== undefined && `${sizeText(messages, bytes)} · `}
      <span id={limitId}>{limits}</span>
    </>
  );
}
