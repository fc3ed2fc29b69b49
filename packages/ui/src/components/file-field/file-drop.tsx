import { Upload } from 'lucide-react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { button } from '../button/button.css.ts';
import * as styles from './file-field.css.ts';

interface FileDropProps {
  controlId: string;
  limit: string;
  limitId: string;
  disabled: boolean | undefined;
  invalid: boolean;
  /**
   * Whether it is as low as a file's row: one of several slots.
   *
   * @default false
   */
  low?: boolean;
}

/** The empty drop area: a prompt, the accepted files, and a button. */
export function FileDrop({ controlId, limit, limitId, disabled, invalid, low }: FileDropProps) {
  const messages = useMessages('fileField');
  return (
    <div className={styles.drop} data-invalid={invalid ? '' : undefined} data-low={low ? '' : undefined}>
      <Upload size={24} strokeWidth={1.6} />
      <div className={styles.text}>
        <p className={styles.call}>{messages.drop}</p>
        <p id={limitId} className={styles.limit}>
          {limit}
        </p>
      </div>
      <label
        htmlFor={controlId}
        className={classNames(button, styles.pick)}
        data-variant="secondary"
        data-size="small"
        aria-disabled={disabled}
      >
        {messages.choose}
      </label>
    </div>
  );
}
