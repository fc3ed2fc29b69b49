import type { FileKind } from '@pabean/api/rules';
import { type ComponentProps, useState } from 'react';
import { acceptOf } from './check-file.ts';
import * as styles from './file-field.css.ts';

interface FileAreaProps extends ComponentProps<'input'> {
  kind: FileKind;
}

/** Takes dropped files, and opens the browser's file dialog on a click: an invisible input covers its children. */
export function FileArea({ kind, children, ...input }: FileAreaProps) {
  const [over, setOver] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    <div className={styles.area} data-over={over ? '' : undefined} data-focused={focused ? '' : undefined}>
      {children}
      <input
        {...input}
        type="file"
        accept={acceptOf(kind)}
        className={styles.input}
        onFocus={(event) => {
          input.onFocus?.(event);
          setFocused(event.target.matches(':focus-visible'));
        }}
        onBlur={(event) => {
          input.onBlur?.(event);
          setFocused(false);
        }}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  );
}
