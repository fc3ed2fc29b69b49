import type { MessagesPart } from '@pabean/api/rules';
import type { AccountMessages } from './accounts-id.ts';
import type { CrashMessages } from './crash-id.ts';
import type { DetailMessages } from './detail-id.ts';
import type { LetterMessages } from './letters-id.ts';
import type { PageMessages } from './pages-id.ts';
import type { PpftzMessages } from './ppftz-id.ts';
import type { ReportMessages } from './reports-id.ts';
import type { TransitMessages } from './transit-id.ts';

/** Dictionaries that are loaded with the pages of their area. */
export interface LateMessages {
  /** Pages of applications and records. */
  readonly pages: PageMessages;
  /** An application's detail. */
  readonly detail: DetailMessages;
  /** Pages about accounts. */
  readonly accounts: AccountMessages;
  /** The page in the place of one that ended by an error. */
  readonly crash: CrashMessages;
  /** Collective release letters. */
  readonly letters: LetterMessages;
  /** Pages of periodic reports. */
  readonly reports: ReportMessages;
  /** PPFTZ records. */
  readonly ppftz: PpftzMessages;
  /** Pages of transit requests. */
  readonly transit: TransitMessages;
}

/** Parts of each of them; omitted messages are those of the source, in Indonesian. */
export type LateParts = {
  readonly [Name in keyof LateMessages]?: MessagesPart<LateMessages[Name]> | undefined;
};
