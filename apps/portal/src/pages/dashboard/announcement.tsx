import { Button, ButtonLink, Dialog, DialogBody, DialogFoot, MotifBand } from '@pabean/ui';
import { useState } from 'react';
import { hrefTo, paths } from '../../paths.ts';
import { useSignedIn } from '../../session/session-context.ts';
import { useWords } from '../../words/words.tsx';
import * as styles from './announcement.css.ts';

/** The sessions that have seen it: it opens on the first entry of each. */
const seen = new WeakSet<object>();

/** The announcement of the 16-digit NPWP, opened on entry. */
export function Announcement() {
  const words = useWords('dashboard');
  const { announcement } = useWords('titles');
  const { close } = useWords('common');
  const session = useSignedIn();
  const [open, setOpen] = useState(!seen.has(session));
  const dismiss = () => {
    seen.add(session);
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      className={styles.dialog}
      heading={words.npwp}
      description={announcement}
      onRequestClose={dismiss}
    >
      <DialogBody className={styles.body}>
        <MotifBand className={styles.band} />
        <p>{words.npwpText}</p>
        <h3>{words.how}</h3>
        <ol className={styles.steps}>
          {[words.step1, words.step2, words.step3, words.step4, words.step5].map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      </DialogBody>
      <DialogFoot>
        <Button onClick={dismiss}>{close}</Button>
        <ButtonLink variant="primary" href={hrefTo(paths.profile)} onClick={dismiss}>
          {words.openProfile}
        </ButtonLink>
      </DialogFoot>
    </Dialog>
  );
}
