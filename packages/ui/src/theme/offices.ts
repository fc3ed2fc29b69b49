/** The theme of an office. Hues in degrees of OKLCH, chroma and lightness as OKLCH numbers. */
export interface OfficeTheme {
  readonly name: string;
  /** `c` at most 0.13; `h` at least 20° from 26 (danger) and 153 (success). */
  readonly brand: { readonly h: number; readonly c: number; readonly neutral: number };
  /** The gold accent; `l` at least 0.78. */
  readonly thread: { readonly l: number; readonly c: number; readonly h: number };
  readonly motif: 'pucuk-rebung' | 'kawung' | 'kotak';
}

/** The theme of office 020400: gold on navy. */
export const songket: OfficeTheme = {
  name: 'Songket',
  brand: { h: 262, c: 0.125, neutral: 258 },
  thread: { l: 0.8, c: 0.145, h: 82 },
  motif: 'pucuk-rebung',
};

/** Example of another office: batik kawung of Central Java. */
export const kawung: OfficeTheme = {
  name: 'Kawung',
  brand: { h: 52, c: 0.075, neutral: 60 },
  thread: { l: 0.87, c: 0.085, h: 92 },
  motif: 'kawung',
};

/** Example of another office: lipa' sabbe of South Sulawesi. */
export const sabbe: OfficeTheme = {
  name: "Lipa' Sabbe",
  brand: { h: 205, c: 0.085, neutral: 215 },
  thread: { l: 0.87, c: 0.025, h: 215 },
  motif: 'kotak',
};
