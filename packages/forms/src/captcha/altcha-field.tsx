import { explainError } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Field, useField } from '@pabean/ui/field';
import { ShieldCheck } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useAccountMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './captcha.css.ts';
import type { CaptchaFieldProps } from './captcha-field.tsx';
import { type Altcha, useAltcha } from './use-altcha.ts';

/** Props of {@link AltchaField}. */
export interface AltchaFieldProps extends Omit<CaptchaFieldProps, 'ahead'> {
  goodFor: number;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A captcha that is solved when the user presses its button. */
export function AltchaField({ load, goodFor, ...props }: AltchaFieldProps) {
  return (
    <AltchaButton {...props} altcha={useAltcha({ load, goodFor, onValueChange: props.onValueChange })} />
  );
}

/** Props of {@link AltchaButton}. */
export interface AltchaButtonProps extends Omit<AltchaFieldProps, 'load' | 'goodFor'> {
  altcha: Altcha;
}

/** One button for every state, so that it keeps the focus; the status is shown below it and announced. */
export function AltchaButton({ value, onValueChange: _, altcha, ref, ...props }: AltchaButtonProps) {
  const messages = useAccountMessages('captcha');
  const shared = useSharedMessages();
  const labelId = useId();
  const { frame, control } = useField({ hint: messages.hint, ...props });
  // A form that was reset has dropped the solution, and a rejected solution is useless.
  const isLost = altcha.state === 'solved' && (value === '' || Boolean(props.error));
  const state = isLost ? (props.error ? 'expired' : 'waiting') : altcha.state;
  const texts = {
    waiting: '',
    working: messages.working,
    solved: messages.solvedText,
    expired: messages.expired,
    failed: altcha.error ? explainError(altcha.error, shared) : messages.failed,
  };
  const labels = {
    waiting: messages.start,
    working: messages.working,
    solved: messages.solved,
    expired: messages.again,
    failed: messages.again,
  };
  const isSolved = state === 'solved';
  return (
    <Field {...frame} groupLabelId={labelId}>
      {/* biome-ignore lint/a11y/useSemanticElements: the label of a field stands outside of its control */}
      <div role="group" aria-labelledby={labelId} className={styles.box} data-state={state}>
        <Button
          ref={ref}
          id={control.id}
          aria-describedby={control['aria-describedby']}
          aria-disabled={isSolved || undefined}
          icon={isSolved ? <ShieldCheck size={16} /> : undefined}
          busy={state === 'working'}
          busyLabel={messages.working}
          onClick={() => void altcha.solve().catch(() => undefined)}
        >
          {labels[state]}
        </Button>
        <span role="status" className={styles.status}>
          {state === 'working' ? '' : texts[state]}
        </span>
      </div>
    </Field>
  );
}
