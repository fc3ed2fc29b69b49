import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './dialog.css.ts';

/** Props of {@link DialogForm}. */
export type DialogFormProps = ComponentProps<'form'>;

/**
 * A form around a dialog's body and footer, so that Enter submits it and the footer's primary button is its submit
 * button.
 */
export function DialogForm({ className, ...rest }: DialogFormProps) {
  return <form noValidate {...rest} className={rootClass(styles.form, className)} />;
}
