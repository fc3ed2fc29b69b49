import { extendMessages, type MessagesPart, type SharedMessages, id as sharedId } from '@pabean/api/rules';
import type { FormMessages } from '@pabean/forms';
import type { UiMessages } from '@pabean/ui';
import { office } from '#office';
import type { AccountWords } from './accounts-id.ts';
import type { DetailWords } from './detail-id.ts';
import { id, type Words } from './id.ts';
import type { PageWords } from './pages-id.ts';

/** A language of the portal. Indonesian is the source. */
export type Language = 'id' | 'en';

/** What is said in one language. */
export interface Dictionaries {
  readonly language: Language;
  /** The portal's own words. */
  readonly portal: Words;
  /** Words of the pages of applications; those that are left out stay their own, which are Indonesian. */
  readonly pages?: MessagesPart<PageWords> | undefined;
  /** Words of an application's detail; the same holds for them. */
  readonly detail?: MessagesPart<DetailWords> | undefined;
  /** Words of the pages about accounts; the same holds for them. */
  readonly accounts?: MessagesPart<AccountWords> | undefined;
  /** The words that client and server share: labels, refusals, answers, and why a call failed. */
  readonly shared: SharedMessages;
  /** Words of the design system; those that are left out stay its own, which are Indonesian. */
  readonly ui?: MessagesPart<UiMessages> | undefined;
  /** Words of the forms; those that are left out stay their own, which are Indonesian. */
  readonly forms?: MessagesPart<FormMessages> | undefined;
}

/** The source language, which is always here. */
export const indonesian: Dictionaries = inOffice({ language: 'id', portal: id, shared: sharedId });

/** The dictionaries with the words that the office says in its own way. */
function inOffice(said: Dictionaries): Dictionaries {
  const own = office.words?.[said.language];
  if (!own) return said;
  return {
    language: said.language,
    portal: extendMessages(said.portal, own.portal ?? {}),
    pages: extendMessages(said.pages ?? {}, own.pages ?? {}),
    detail: extendMessages(said.detail ?? {}, own.detail ?? {}),
    accounts: extendMessages(said.accounts ?? {}, own.accounts ?? {}),
    shared: extendMessages(said.shared, own.shared ?? {}),
    ui: extendMessages(said.ui ?? {}, own.ui ?? {}),
    forms: extendMessages(said.forms ?? {}, own.forms ?? {}),
  };
}

/** The dictionaries of a language; all but Indonesian are fetched. */
export async function loadLanguage(language: Language): Promise<Dictionaries> {
  return language === 'id' ? indonesian : inOffice({ language, ...(await import('./english.ts')) });
}
