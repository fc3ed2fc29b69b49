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

/** All messages of one language. */
export interface Dictionaries extends LateParts {
  readonly language: Language;
  /** The portal's own messages. */
  readonly portal: AppMessages;
  /** Messages shared by client and server: labels, refusals, answers, and why a call failed. */
  readonly shared: SharedMessages;
  /** Messages of the design system; omitted ones are its own, in Indonesian. */
  readonly ui?: MessagesPart<UiMessages> | undefined;
  /** Messages of the forms; omitted ones are their own, in Indonesian. */
  readonly forms?: MessagesPart<FormMessages> | undefined;
}

/** The source language, which is always loaded. */
export const indonesian: Dictionaries = inOffice({ language: 'id', portal: id, shared: sharedId });

/** Applies the office's replaced messages to the dictionaries. */
function inOffice(dictionaries: Dictionaries): Dictionaries {
  const { server: _, ...own } = office.messages?.[dictionaries.language] ?? {};
  const extended = Object.entries(own).map(([name, part]) => [
    name,
    extendMessages(dictionaries[name as keyof typeof own] ?? {}, part),
  ]);
  return { ...dictionaries, ...Object.fromEntries(extended) };
}

const fetched: Readonly<Record<Exclude<Language, 'id'>, () => Promise<Omit<Dictionaries, 'language'>>>> = {
  en: () => import('./english.ts'),
};

/** Loads the dictionaries of a language; all but Indonesian are fetched. */
export async function loadLanguage(language: Language): Promise<Dictionaries> {
  return language === 'id' ? indonesian : inOffice({ language, ...(await fetched[language]()) });
}
