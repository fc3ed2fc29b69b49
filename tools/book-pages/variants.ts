import { themes, widths } from '../visual/variants.ts';

const languages = ['id', 'en'] as const;

/** A theme, width and language in which a page is checked. */
export interface Variant {
  theme: (typeof themes)[number];
  /** In px. */
  width: (typeof widths)[number];
  language: (typeof languages)[number];
}

/** `light 390 id`. */
export const nameOfVariant = ({ theme, width, language }: Variant) => `${theme} ${width} ${language}`;

function only<Value>(
  option: string,
  all: readonly Value[],
  wanted: readonly string[] = [],
): readonly Value[] {
  const unknown = wanted.find((each) => !all.map(String).includes(each));
  if (unknown !== undefined) throw new Error(`--${option} is one of ${all.join(', ')}, not ${unknown}.`);
  return wanted.length > 0 ? all.filter((each) => wanted.includes(String(each))) : all;
}

/** The options of the command line; each may be repeated. */
export interface Choice {
  theme?: string[];
  width?: string[];
  language?: string[];
}

/** The chosen variants, all of them without options. Throws for an unknown value. */
export function variantsFor(choice: Choice): Variant[] {
  const chosenThemes = only('theme', themes, choice.theme);
  const chosenLanguages = only('language', languages, choice.language);
  return only('width', widths, choice.width).flatMap((width) =>
    chosenThemes.flatMap((theme) => chosenLanguages.map((language) => ({ theme, width, language }))),
  );
}
