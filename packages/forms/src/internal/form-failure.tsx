import { Alert } from '@pabean/ui';
import * as styles from './form-failure.css.ts';

/** Props of {@link FormFailure}. */
export interface FormFailureProps {
  failure: string | undefined;
}

/** Why a form could not be sent, beyond its fields. */
export function FormFailure({ failure }: FormFailureProps) {
  return (
    <div role="alert" className={styles.live}>
      {failure && <Alert tone="danger" heading={failure} />}
    </div>
  );
}
