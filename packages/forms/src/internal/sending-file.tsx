import { fill, visibleSigns } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { Progress } from '@pabean/ui/progress';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormMessages } from '../messages/use-messages.ts';
import * as styles from './sending-file.css.ts';
import type { ZodForm } from './use-zod-form.ts';

/** Props of {@link SendingFile}. */
export interface SendingFileProps<Values extends FieldValues, Output> {
  form: Pick<ZodForm<Values, Output>, 'progress' | 'cancel' | 'getValues' | 'formState'>;
  /** The name of the file field. */
  name: FieldPath<Values>;
}

/**
 * Upload progress with a cancel button and, after cancelling, a message that nothing is lost, which takes the focus. Put it
 * above the submit button, which retries.
 */
export function SendingFile<Values extends FieldValues, Output>({
  form: { progress, cancel, getValues, formState },
  name,
}: SendingFileProps<Values, Output>) {
  const { sending } = useMessages('fileUpload');
  const { stop, stopped } = useFormMessages('rows');
  const [isStopped, setStopped] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const { isSubmitting } = formState;
  const shows = isStopped && !isSubmitting;

  // The pressed button has been removed, and the focus with it.
  useEffect(() => {
    if (shows) notice.current?.focus();
  }, [shows]);
  useEffect(() => {
    if (isSubmitting) setStopped(false);
  }, [isSubmitting]);

  if (progress !== undefined)
    return (
      <div className={styles.sending}>
        <Progress
          label={fill(sending, { name: visibleSigns((getValues(name) as File | null)?.name ?? '') })}
          value={progress}
        />
        <Button
          onClick={() => {
            setStopped(true);
            cancel();
          }}
        >
          {stop}
        </Button>
      </div>
    );
  if (!shows) return null;
  return <Alert ref={notice} role="group" aria-label={stopped} tabIndex={-1} heading={stopped} />;
}
