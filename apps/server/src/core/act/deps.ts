import type { Language, OfficeProfile } from '@pabean/api/rules';
import type { Captcha } from '../captcha/captcha.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { FileStore } from '../files/file-store.ts';
import type { KeptTime } from '../kept-time.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { ServerMessages } from '../messages.ts';
import type { VirusScan } from '../virus-scan/virus-scan.ts';

/** Dependencies that every floor of the server may need; nothing is global. */
export interface CoreDeps {
  /** The office that this server serves: name, mailbox, upload limits. */
  readonly office: OfficeProfile;
  /** The office's messages in a language. */
  readonly messagesIn: (language: Language) => ServerMessages;
  readonly store: Store;
  readonly clock: Clock;
  /** The time by which the age of data to delete is measured, instead of the clock. */
  readonly keptTime: KeptTime;
  readonly log: Log;
  readonly limits: Limits;
  readonly captcha: Captcha;
  /** Server secret, at least 32 characters: keys are derived from it, it is never used as it is. */
  readonly secret: string;
  readonly files: FileStore;
  /** How uploaded files are checked for viruses, if they are. */
  readonly virusScan?: VirusScan | undefined;
  /** Public URL of the portal, without a slash at the end; links in mails start with it. */
  readonly publicUrl: string;
}
