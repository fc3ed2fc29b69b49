import { Code } from '@pabean/ui/code';
import { useAccountMessages } from '../messages/use-messages.ts';
import * as styles from './authenticator-key.css.ts';

/** Props of {@link AuthenticatorKey}. */
export interface AuthenticatorKeyProps {
  /** The QR code, as the URL of an image, which may be a data URL. */
  qrCode: string;
  /** The secret in base32, for those who cannot scan. */
  secret?: string;
}

/** The set-up data of an authenticator app: a QR code, and the same secret as text in groups, to type or to copy. */
export function AuthenticatorKey({ qrCode, secret }: AuthenticatorKeyProps) {
  const messages = useAccountMessages('authenticatorKey');
  return (
    <div className={styles.key}>
      <img className={styles.qrCode} src={qrCode} alt={messages.qrCode} />
      {secret && (
        <div className={styles.secret}>
          <span>{messages.secret}</span>
          <Code copyable groups={Array.from({ length: Math.ceil(secret.length / 4) }, () => 4)}>
            {secret}
          </Code>
        </div>
      )}
    </div>
  );
}
