import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './dialog.css.ts';

/** Props of {@link DialogForm}. */
export type DialogFormProps = ComponentProps<'form'>;

/** A form around a dialog's body and foot, so that Enter sends it and the foot's primary button submits. */
export function DialogForm({ className, ...rest }: DialogFormProps) {
  return <form noValidate {...rest} className={classNames(styles.form, className)} />;
}
