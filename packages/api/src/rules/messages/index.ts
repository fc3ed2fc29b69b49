import { en } from './en.ts';
import { id } from './id.ts';
import type { Language } from './language.ts';
import type { ppftzLabelsId } from './ppftz-labels-id.ts';
import { serverAnswersEn } from './server-answers-en.ts';
import { serverAnswersId } from './server-answers-id.ts';
import type { transitLabelsId } from './transit-labels-id.ts';
import { uploadRefusalsEn } from './upload-refusals-en.ts';
import { uploadRefusalsId } from './upload-refusals-id.ts';

export { extendMessages, type MessagesPart } from './extend.ts';
export { glossOf, withGloss } from './gloss.ts';
export { defaultLanguage, type Language, languageNames, languages, preferredLanguage } from './language.ts';

/**
 * The language of the data in records and reference lists, whatever the page's language: names of permits and
 * documents, statuses, companies. Use it as `lang`, so that screen readers pronounce them correctly.
 */
export const dataLanguage: Language = 'id';

/** The shape of the shared dictionary: every language has every key. */
export type SharedMessages = {
  readonly [Group in keyof typeof id]: { readonly [Key in keyof (typeof id)[Group]]: string };
};

/** Messages that only a server sends: every language has every key. */
export type ServerAnswers = { readonly [Key in keyof typeof serverAnswersId]: string };

/** Reasons why a file is refused that only a server finds: every language has every key. */
export type UploadRefusals = { readonly [Key in keyof typeof uploadRefusalsId]: string };

/** A reason why a value is refused; schemas carry these codes as their messages. */
export type RefusalCode = keyof SharedMessages['refusals'];

/** The name of a field in the shared dictionary. */
export type FieldLabel = keyof SharedMessages['labels'];

/** Labels of the fields of a PPFTZ record: every language has every field. */
export type PpftzLabels = { readonly [Key in keyof typeof ppftzLabelsId]: string };

/** A key of the field labels of a PPFTZ record. */
export type PpftzLabel = keyof PpftzLabels;

/** Labels of the fields of a transit request: every language has every field. */
export type TransitLabels = { readonly [Key in keyof typeof transitLabelsId]: string };

/** A key of the field labels of a transit request. */
export type TransitLabel = keyof TransitLabels;

// Only English distinguishes singular and plural.
const englishPlurals = /* @__PURE__ */ new Intl.PluralRules('en');

/** Formats whole numbers of five digits and more in groups of three, as in Indonesian; four digits are not grouped. */
const written = (value: string | number) =>
  Number.isInteger(value) && Math.abs(Number(value)) >= 10_000
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, '.')
    : String(value);

/**
 * Puts values into a message's `{placeholders}`; a placeholder without a value stays visible. English has a singular
 * and a plural: `{count} {count:row|rows}`. Numbers are formatted as in Indonesian; texts are unchanged.
 */
export function fill(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return template.replace(
    /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g,
    (whole, name: string, one?: string, other?: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (one === undefined || other === undefined) return written(value);
      return englishPlurals.select(Number(value)) === 'one' ? one : other;
    },
  );
}

/** The part of a schema's issue that its message needs. */
export interface Refusal {
  /** A refusal code; any other text is treated as `invalid`. */
  readonly message: string;
  readonly maximum?: number | bigint;
  /** Values for placeholders beyond the label and the maximum. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * Returns the message of a refusal: `{ message: 'required' }` and 'Nomor Permohonan' → 'Kolom Nomor Permohonan belum
 * diisi'.
 */
export function explain(refusal: Refusal, label: string, messages: Pick<SharedMessages, 'refusals'>): string {
  const code = (
    Object.hasOwn(messages.refusals, refusal.message) ? refusal.message : 'invalid'
  ) as RefusalCode;
  return fill(messages.refusals[code], { label, max: Number(refusal.maximum ?? 0), ...refusal.params });
}

export { en, id, serverAnswersEn, serverAnswersId, uploadRefusalsEn, uploadRefusalsId };

const dictionaries: Readonly<Record<Language, SharedMessages>> = { id, en };

/** The shared dictionary of a language. */
export const messagesIn = (language: Language): SharedMessages => dictionaries[language];
