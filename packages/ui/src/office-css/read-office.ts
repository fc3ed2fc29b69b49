import type { OfficeTheme } from '../theme/offices.ts';

/** Problems of an office's theme file. One sentence each. */
export class OfficeError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'OfficeError';
  }
}

const motifs: readonly OfficeTheme['motif'][] = ['pucuk-rebung', 'kawung', 'kotak'];

/** Hues with a fixed meaning in every office: an accent must not be confused with them. */
const meanings = [
  { hue: 26, tone: 'danger' },
  { hue: 153, tone: 'success' },
];
const distance = 20;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

interface Range {
  from: number;
  to: number;
  why: string;
}

const hue: Range = { from: 0, to: 360, why: 'a hue in degrees of OKLCH' };
const ranges: Record<'brand' | 'thread', Record<string, Range>> = {
  brand: {
    h: hue,
    c: { from: 0, to: 0.13, why: 'the chroma of the accent; more would not keep its contrast in every mode' },
    neutral: { ...hue, why: 'the hue of the greys, in degrees of OKLCH' },
  },
  thread: {
    l: { from: 0.78, to: 1, why: 'the lightness of the thread; darker is lost on the top bar' },
    c: { from: 0, to: 0.4, why: 'the chroma of the thread' },
    h: hue,
  },
};

function numberProblems(name: 'brand' | 'thread', given: unknown): string[] {
  const known = ranges[name];
  if (!isRecord(given)) return [`${name} is missing: it is an object with ${Object.keys(known).join(', ')}.`];
  const wrong = Object.entries(known).flatMap(([key, { from, to, why }]) => {
    const value = given[key];
    const fits = typeof value === 'number' && value >= from && value <= to;
    return fits
      ? []
      : [`${name}.${key} must be a number from ${from} to ${to} (${why}); it is ${shown(value)}.`];
  });
  return [...wrong, ...unknownKeys(`${name}.`, given, Object.keys(known))];
}

const shown = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value));

const unknownKeys = (prefix: string, given: Record<string, unknown>, known: readonly string[]) =>
  Object.keys(given)
    .filter((key) => !known.includes(key))
    .map((key) => `${prefix}${key} is not known; known are ${known.join(', ')}.`);

function hueProblems(brand: unknown): string[] {
  const given = isRecord(brand) ? brand.h : undefined;
  if (typeof given !== 'number') return [];
  return meanings
    .filter(({ hue: meaning }) => apart(given, meaning) < distance)
    .map(
      ({ hue: meaning, tone }) =>
        `brand.h is ${given}, nearer than ${distance}° to ${meaning}, the hue of ${tone}: the accent would be taken for it.`,
    );
}

function problemsOf(given: unknown): string[] {
  if (!isRecord(given)) return ['The file must hold an object with name, brand, thread, motif.'];
  const { name, brand, thread, motif } = given;
  return [
    ...(typeof name === 'string' && name.trim() !== '' ? [] : [`name must be a text; it is ${shown(name)}.`]),
    ...numberProblems('brand', brand),
    ...hueProblems(brand),
    ...numberProblems('thread', thread),
    ...(motifs.some((each) => each === motif)
      ? []
      : [`motif must be one of ${motifs.join(', ')}; it is ${shown(motif)}.`]),
    ...unknownKeys('', given, ['name', 'brand', 'thread', 'motif']),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OfficeError([`The file is not JSON: ${error instanceof Error ? error.message : error}.`]);
  }
}

/**
 * Reads an office's theme from the text of a JSON file.
 *
 * @throws {OfficeError} With all problems at once.
 */
export function readOffice(text: string): OfficeTheme {
  const given = parsed(text);
  const problems = problemsOf(given);
  if (problems.length > 0) throw new OfficeError(problems);
  return given as OfficeTheme;
}
