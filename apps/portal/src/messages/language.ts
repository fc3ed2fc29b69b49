import {
  extendMessages,
  type Language,
  type MessagesPart,
  type SharedMessages,
  id as sharedId,
} from '@pabean/api/rules';
import type { FormMessages } from '@pabean/forms/messages';
import type { UiMessages } from '@pabean/ui/messages';
import { office } from '#office';
import { type AppMessages, id } from './id.ts';
import type { LateParts } from './late.ts';

/** What is said in one language. */
export interface Dictionaries extends LateParts {
  readonly language: Language;
  /** The portal's own words. */
  readonly portal: AppMessages;
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
  const { server: _, ...own } = office.messages?.[said.language] ?? {};
  const extended = Object.entries(own).map(([name, part]) => [
    name,
    extendMessages(said[name as keyof typeof own] ?? {}, part),
  ]);
  return { ...said, ...Object.fromEntries(extended) };
}

const fetched: Readonly<Record<Exclude<Language, 'id'>, () => Promise<Omit<Dictionaries, 'language'>>>> = {
  en: () => import('./english.ts'),
};

/** The dictionaries of a language; all but Indonesian are fetched. */
export async function loadLanguage(language: Language): Promise<Dictionaries> {
  return language === 'id' ? indonesian : inOffice({ language, ...(await fetched[language]()) });
}
