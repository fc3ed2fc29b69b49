import { permitUsers } from '@pabean/api/rules';
import { ButtonLink } from '@pabean/ui/button';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { hrefTo, paths } from '../../paths.ts';
import { useSignedIn } from '../../session/session-context.ts';
import * as styles from './profile.css.ts';

/** Security of the account: the link to change the password. */
export function Security() {
  const messages = useAccountMessages('profile');
  const { changePassword } = useAppMessages('titles');
  const { user } = useSignedIn();
  // Type M has no page for it.
  if (!permitUsers.some((type) => type === user.type)) return null;
  return (
    <section className={styles.part} aria-labelledby="keamanan">
      <div className={styles.head}>
        <h2 id="keamanan">{messages.security}</h2>
        <ButtonLink size="small" className={styles.onScreen} href={hrefTo(paths.changePassword)}>
          {changePassword}
        </ButtonLink>
      </div>
      <p>{messages.passwordText}</p>
    </section>
  );
}
