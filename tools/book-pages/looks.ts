import { themes, widths } from '../visual/looks.ts';

const languages = ['id', 'en'] as const;

/** One way to look at a page. */
export interface Look {
  theme: (typeof themes)[number];
  /** In px. */
  width: (typeof widths)[number];
  language: (typeof languages)[number];
}

/** `light 390 id`. */
export const nameOfLook = ({ theme, width, language }: Look) => `${theme} ${width} ${language}`;

function only<Value>(
  option: string,
  all: readonly Value[],
  wanted: readonly string[] = [],
): readonly Value[] {
  const unknown = wanted.find((each) => !all.map(String).includes(each));
  if (unknown !== undefined) throw new Error(`--${option} is one of ${all.join(', ')}, not ${unknown}.`);
  return wanted.length > 0 ? all.filter((each) => wanted.includes(String(each))) : all;
}

/** What the command line may choose; each option may stand several times. */
export interface Choice {
  theme?: string[];
  width?: string[];
  language?: string[];
}

/** The chosen ways to look at a page: all of them without a choice. Throws for a value that there is not. */
export function looksFor(choice: Choice): Look[] {
  const chosenThemes = only('theme', themes, choice.theme);
  const chosenLanguages = only('language', languages, choice.language);
  return only('width', widths, choice.width).flatMap((width) =>
    chosenThemes.flatMap((theme) => chosenLanguages.map((language) => ({ theme, width, language }))),
  );
}
