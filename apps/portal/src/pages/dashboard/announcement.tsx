import { fill, isNpwp } from '@pabean/api/rules';
import { Button, ButtonLink } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { MotifBand } from '@pabean/ui/motif';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { hrefTo, paths } from '../../paths.ts';
import * as styles from './announcement.css.ts';

/** Props of {@link Announcement}. */
export interface AnnouncementProps {
  open: boolean;
  /** The NPWP of the account; null where it has none. */
  npwp: string | null;
  onClose: () => void;
}

/** The announcement of the 16-digit NPWP, with how to change it if it is still necessary. */
export function Announcement({ open, npwp, onClose }: AnnouncementProps) {
  const messages = usePageMessages('dashboard');
  const { announcement } = useAppMessages('titles');
  const { close } = useMessages('common');
  const isDone = isNpwp(npwp ?? '');
  return (
    <Dialog
      open={open}
      className={styles.dialog}
      heading={messages.npwp}
      description={announcement}
      onRequestClose={onClose}
    >
      <DialogBody className={styles.body}>
        <MotifBand className={styles.band} />
        <p>{messages.npwpText}</p>
        <p>{isDone ? fill(messages.npwpDone, { npwp: npwp ?? '' }) : messages.npwpToDo}</p>
        {!isDone && (
          <>
            <h3>{messages.how}</h3>
            <ol className={styles.steps}>
              {[messages.step1, messages.step2, messages.step3, messages.step4, messages.step5].map(
                (step) => (
                  <li key={step} className={styles.step}>
                    {step}
                  </li>
                ),
              )}
            </ol>
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{close}</Button>
        {!isDone && (
          <ButtonLink variant="primary" href={hrefTo(paths.profile)} onClick={onClose}>
            {messages.openProfile}
          </ButtonLink>
        )}
      </DialogFoot>
    </Dialog>
  );
}
