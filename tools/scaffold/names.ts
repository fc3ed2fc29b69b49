/** A name in the spellings that sources need. */
export interface Name {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly snake: string;
  /** `Postal parcel` */
  readonly title: string;
}

function spell(kebab: string): Name {
  const upper = (_: string, letter: string) => letter.toUpperCase();
  const camel = kebab.replaceAll(/-([a-z0-9])/g, upper);
  const pascal = camel.replace(/^([a-z])/, upper);
  const title = kebab.replaceAll('-', ' ').replace(/^([a-z])/, upper);
  return { kebab, camel, pascal, snake: kebab.replaceAll('-', '_'), title };
}

/**
 * Reads a name from the command line.
 *
 * @param what What is named, for the message: `a component`.
 * @throws Error when it is not kebab-case
 */
export function readName(text: string | undefined, what: string): Name {
  if (!text || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text))
    throw new Error(`"${text ?? ''}" is no name for ${what}. Use kebab-case, for example postal-parcel.`);
  return spell(text);
}

/** A template with a name in place of `my-call`, `myCall`, `MyCall`, `my_call` and `My call`. */
export function withName(template: string, role: string, name: Name): string {
  const placeholder = spell(`my-${role}`);
  const spellings = Object.keys(placeholder) as (keyof Name)[];
  return spellings.reduce((text, each) => text.replaceAll(placeholder[each], name[each]), template);
}
