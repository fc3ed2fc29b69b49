import { fill, isNpwp } from '@pabean/api/rules';
import { Button, ButtonLink } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { MotifBand } from '@pabean/ui/motif';
import { hrefTo, paths } from '../../paths.ts';
import { usePageWords } from '../../words/page-words.ts';
import { useWords } from '../../words/words.tsx';
import * as styles from './announcement.css.ts';

/** Props of {@link Announcement}. */
export interface AnnouncementProps {
  open: boolean;
  /** The NPWP of the account; null where it has none. */
  npwp: string | null;
  onClose: () => void;
}

/** The announcement of the 16-digit NPWP: how to change it, where that is still to do. */
export function Announcement({ open, npwp, onClose }: AnnouncementProps) {
  const words = usePageWords('dashboard');
  const { announcement } = useWords('titles');
  const { close } = useMessages('common');
  const isDone = isNpwp(npwp ?? '');
  return (
    <Dialog
      open={open}
      className={styles.dialog}
      heading={words.npwp}
      description={announcement}
      onRequestClose={onClose}
    >
      <DialogBody className={styles.body}>
        <MotifBand className={styles.band} />
        <p>{words.npwpText}</p>
        <p>{isDone ? fill(words.npwpDone, { npwp: npwp ?? '' }) : words.npwpToDo}</p>
        {!isDone && (
          <>
            <h3>{words.how}</h3>
            <ol className={styles.steps}>
              {[words.step1, words.step2, words.step3, words.step4, words.step5].map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{close}</Button>
        {!isDone && (
          <ButtonLink variant="primary" href={hrefTo(paths.profile)} onClick={onClose}>
            {words.openProfile}
          </ButtonLink>
        )}
      </DialogFoot>
    </Dialog>
  );
}
