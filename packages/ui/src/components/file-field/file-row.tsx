import { fill, kilobytes } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import * as own from '../../messages/own.ts';
import { useMessages } from '../../messages/provider.tsx';
import { shownExtension } from './check-file.ts';
import * as styles from './file-field.css.ts';

interface FileRowProps {
  name: string;
  bytes: number | undefined;
  limit: string;
  limitId: string;
  invalid: boolean;
  children: ReactNode;
}

/** A file by its extension, name and size, with what can be done about it. */
export function FileRow({ name, bytes, limit, limitId, invalid, children }: FileRowProps) {
  const words = useMessages('fileField', own.fileField);
  return (
    <div className={styles.row} data-invalid={invalid ? '' : undefined}>
      <span className={styles.tile} aria-hidden="true">
        {shownExtension(name)}
      </span>
      <span className={styles.file}>
        <span className={styles.name}>{name}</span>
        <span className={styles.limit}>
          {bytes !== undefined && `${fill(words.size, { size: kilobytes(bytes) })} · `}
          <span id={limitId}>{limit}</span>
        </span>
      </span>
      <span className={styles.actions}>{children}</span>
    </div>
  );
}
