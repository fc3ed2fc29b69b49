import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './field.css.ts';

/** Props of {@link FieldError}. */
export interface FieldErrorProps extends ComponentProps<'p'> {
  /** The id that the control names in `aria-describedby`. */
  id: string;
  /** A title above the error, on its own line. */
  heading?: string | undefined;
}

/**
 * The error message below a control. Fields draw their own; use this one where two fields share an error: refer to its
 * id in the `aria-describedby` of both and set their `aria-invalid`.
 */
export function FieldError({ heading, className, children, ...rest }: FieldErrorProps) {
  return (
    <p {...rest} className={rootClass(styles.error, className)}>
      <CircleAlert size={16} className={styles.errorIcon} />
      <span>
        {heading && <strong className={styles.errorHeading}>{heading} </strong>}
        {children}
      </span>
    </p>
  );
}
