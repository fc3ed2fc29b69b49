import type { MessagesPart } from '@pabean/api/rules';
import type { AccountWords } from './accounts-id.ts';
import type { DetailWords } from './detail-id.ts';
import type { LetterWords } from './letters-id.ts';
import type { PageWords } from './pages-id.ts';
import type { PpftzWords } from './ppftz-id.ts';
import type { ReportWords } from './reports-id.ts';
import type { TransitWords } from './transit-id.ts';

/** Dictionaries that come with the pages that speak them: an area of the portal, and its words. */
export interface LateWords {
  /** Pages of applications and records. */
  readonly pages: PageWords;
  /** An application's detail. */
  readonly detail: DetailWords;
  /** Pages about accounts. */
  readonly accounts: AccountWords;
  /** Collective release letters. */
  readonly letters: LetterWords;
  /** Pages of periodic reports. */
  readonly reports: ReportWords;
  /** PPFTZ records. */
  readonly ppftz: PpftzWords;
  /** Pages of transit requests. */
  readonly transit: TransitWords;
}

/** Some words of each of them; those that are left out stay as the source says them, in Indonesian. */
export type LateParts = { readonly [Name in keyof LateWords]?: MessagesPart<LateWords[Name]> | undefined };
