const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A name in the spellings that sources need. */
export interface Name {
  /** `postal-parcel` */
  readonly kebab: string;
  /** `postalParcel` */
  readonly camel: string;
  /** `PostalParcel` */
  readonly pascal: string;
  /** `postal_parcel` */
  readonly snake: string;
  /** `Postal parcel` */
  readonly title: string;
  /** `postal parcel` */
  readonly words: string;
}

const spell = (text: string): Name => {
  const upper = (_: string, letter: string) => letter.toUpperCase();
  const camel = text.replaceAll(/-([a-z0-9])/g, upper);
  return {
    kebab: text,
    camel,
    pascal: camel.replace(/^([a-z])/, upper),
    snake: text.replaceAll('-', '_'),
    title: text.replaceAll('-', ' ').replace(/^([a-z])/, upper),
    words: text.replaceAll('-', ' '),
  };
};

/**
 * Reads a name from the command line.
 *
 * @param what What is named, for the message: `a component`.
 * @throws Error when it is not kebab-case
 */
export function readName(text: string | undefined, what: string): Name {
  if (!text || !kebab.test(text))
    throw new Error(`"${text ?? ''}" is no name for ${what}. Use kebab-case, for example postal-parcel.`);
  return spell(text);
}

/** A template with a name in place of `my-call`, `myCall`, `MyCall`, `my_call`, `My call` and `my call`. */
export function withName(template: string, role: string, name: Name): string {
  const placeholder = spell(`my-${role}`);
  const spellings = Object.keys(placeholder) as (keyof Name)[];
  return spellings.reduce((text, each) => text.replaceAll(placeholder[each], name[each]), template);
}

/** What something is called, as it stands inside of a sentence; abbreviations stay as they are. */
export const small = (text: string): string =>
  text.replaceAll(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

/** A text as it stands between single quotes. */
export const escaped = (text: string): string => text.replaceAll("'", String.raw`\'`);
