import { type SharedMessages, id as sharedId } from '@pabean/api/rules';
import type { FormMessages } from '@pabean/forms';
import type { UiMessages } from '@pabean/ui';
import { id, type Words } from './id.ts';

/** A language of the portal. Indonesian is the source. */
export type Language = 'id' | 'en';

/** What is said in one language. */
export interface Dictionaries {
  readonly language: Language;
  /** The portal's own words. */
  readonly portal: Words;
  /** The words that client and server share: labels, refusals, answers, and why a call failed. */
  readonly shared: SharedMessages;
  /** Words of the design system; undefined leaves it its own, which are Indonesian. */
  readonly ui?: UiMessages;
  /** Words of the forms; undefined leaves them their own, which are Indonesian. */
  readonly forms?: FormMessages;
}

/** The source language, which is always here. */
export const indonesian: Dictionaries = { language: 'id', portal: id, shared: sharedId };

/** The dictionaries of a language; all but Indonesian are fetched. */
export async function loadLanguage(language: Language): Promise<Dictionaries> {
  return language === 'id' ? indonesian : { language, ...(await import('./english.ts')) };
}
