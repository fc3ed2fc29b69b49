import type { Refusal, RefusalCode } from './messages/index.ts';
import type { OfficeProfile } from './office.ts';

/** The most characters that a password takes, counted in code points. */
export const longestPassword = 256;

/** The fewest characters of a password, counted in code points: with a second factor beside it, and alone. */
export const minimumLength = (secondFactor: boolean): number => (secondFactor ? 8 : 15);

/** What a new password is looked at with. What is not known is left out, and then only the server can refuse it. */
export interface PasswordContext {
  /** Name of the account that it is for. */
  readonly username?: string | undefined;
  /** What {@link officeWords} gives. */
  readonly officeWords: readonly string[];
  /** Whether the account has a second factor beside it. */
  readonly secondFactor: boolean;
  /** `isCommonPassword` of `@pabean/api/common-passwords`. */
  readonly isCommon?: ((password: string) => boolean) | undefined;
}

/** What is asked of a new password, in the order in which it is looked at. */
export type PasswordRule = 'length' | 'username' | 'officeWord' | 'common';

/** A password as it is hashed and counted. */
const composed = (password: string) => password.normalize('NFC');

/** The length of a password in code points, or one too many where it is so long that counting is no use. */
function lengthOf(password: string): number {
  const isFarTooLong = password.length > 16 * longestPassword;
  return isFarTooLong ? longestPassword + 1 : [...composed(password)].length;
}

/** Names of one or two letters stand in every other sentence. */
const shortestName = 3;

const contains = (password: string, word: string) =>
  password.normalize('NFKC').toLowerCase().includes(word.normalize('NFKC').toLowerCase());

/** The shortest piece whose repetition a text is: `abcabcab` → `abc`; the whole text where nothing repeats. */
function pieceOf(text: string): string {
  for (let length = 1; length < text.length; length++) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return piece;
  }
  return text;
}

/** Whether a password stands in the list, or only repeats a piece that would be too short by itself. */
function isEasy(password: string, isCommon: (password: string) => boolean): boolean {
  const text = composed(password).toLowerCase();
  const piece = pieceOf(text);
  return isCommon(text) || (piece !== text && (lengthOf(piece) < minimumLength(true) || isCommon(piece)));
}

/** Which of the rules a new password keeps; `undefined` for one that cannot be looked at yet. */
export function passwordRules(
  password: string,
  { username = '', officeWords, secondFactor, isCommon }: PasswordContext,
): Readonly<Record<PasswordRule, boolean | undefined>> {
  const length = lengthOf(password);
  // What is too long is not searched.
  const text = length > longestPassword ? '' : password;
  return {
    length: length >= minimumLength(secondFactor) && length <= longestPassword,
    username: username.length < shortestName || !contains(text, username),
    officeWord: !officeWords.some((word) => contains(text, word)),
    common: isCommon && !isEasy(text, isCommon),
  };
}

const codes = {
  username: 'passwordUsername',
  officeWord: 'passwordOffice',
  common: 'passwordCommon',
} as const satisfies Partial<Record<PasswordRule, RefusalCode>>;

/**
 * Why a new password is refused, or undefined: too short or too long, it holds the user name or one of the office's
 * words, or it is a common one. Nothing is asked of its characters.
 */
export function passwordProblem(password: string, context: PasswordContext): Refusal | undefined {
  const rules = passwordRules(password, context);
  if (!rules.length)
    return lengthOf(password) > longestPassword
      ? { message: 'tooLong', maximum: longestPassword }
      : { message: 'passwordShort', params: { min: minimumLength(context.secondFactor) } };
  const broken = (['username', 'officeWord', 'common'] as const).find((rule) => rules[rule] === false);
  return broken && { message: codes[broken] };
}

/** Words that every office of customs shares. */
const customsWords = ['pabean', 'beacukai', 'bea cukai', 'bea-cukai'];

/** Shorter words of a name are no name: “dan”, “tipe”. */
const shortestWord = 5;

/** The words that no password may hold because they are the first that somebody tries: the office's code and name. */
export function officeWords({ code, name }: Pick<OfficeProfile, 'code' | 'name'>): readonly string[] {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);
  return [...new Set([code, ...customsWords, ...words])];
}
