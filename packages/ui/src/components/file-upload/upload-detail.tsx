import { fill } from '@pabean/api/rules';
import { CircleCheck } from 'lucide-react';
import { useMessages } from '../../messages/provider.tsx';
import { sizeText } from '../file-field/file-messages.ts';
import { Progress } from '../progress/index.ts';
import { percentOf } from '../progress/percent-of.ts';
import * as styles from './file-upload.css.ts';
import type { UploadFile } from './upload-file.ts';

/** Details under a file's name: its size and progress. */
export function UploadDetail({ name, bytes, state, progress }: UploadFile) {
  const fileMessages = useMessages('fileField');
  const progressMessages = useMessages('progress');
  const messages = useMessages('fileUpload');
  const size = sizeText(fileMessages, bytes);
  if (state === 'waiting') return fill(messages.waiting, { size });
  if (state === 'done') {
    return (
      <span className={styles.done}>
        <CircleCheck size={16} className={styles.arrived} />
        {fill(messages.done, { size })}
      </span>
    );
  }
  if (state !== 'sending') return size;
  const percent = percentOf(progress);
  const sent =
    percent === undefined
      ? size
      : fill(messages.sent, { percent: fill(progressMessages.percent, { percent }), size });
  return (
    <span className={styles.sending}>
      <Progress
        label={fill(messages.sending, { name })}
        labelHidden
        quiet
        value={progress}
        valueText={sent}
      />
      <span aria-hidden="true">{sent}</span>
    </span>
  );
}
