import type { Refusal, RefusalCode } from './messages/index.ts';
import type { OfficeProfile } from './office.ts';

/** The longest password in code points. */
export const longestPassword = 256;

/** Returns the shortest password in code points: with a second factor, and without. */
export const minimumLength = (secondFactor: boolean): number => (secondFactor ? 8 : 15);

/** What a new password is checked against. What is omitted is checked by the server only. */
export interface PasswordContext {
  /** Name of the account that it is for. */
  readonly username?: string | undefined;
  /** Result of {@link officeWords}. */
  readonly officeWords: readonly string[];
  /** Whether the account has a second factor. */
  readonly secondFactor: boolean;
  /** `isCommonPassword` of `@pabean/api/common-passwords`. */
  readonly isCommon?: ((password: string) => boolean) | undefined;
}

/** The rules for a new password, in the order in which they are checked. */
export type PasswordRule = 'length' | 'username' | 'officeWord' | 'common';

/** The form in which a password is hashed and measured. */
const composed = (password: string) => password.normalize('NFC');

/** Returns the length of a password in code points, or one above the limit for a text that is far too long to count. */
function lengthOf(password: string): number {
  const isFarTooLong = password.length > 16 * longestPassword;
  return isFarTooLong ? longestPassword + 1 : [...composed(password)].length;
}

/** Shorter names occur in too many texts. */
const shortestName = 3;

const contains = (password: string, word: string) =>
  password.normalize('NFKC').toLowerCase().includes(word.normalize('NFKC').toLowerCase());

/** Returns the shortest piece that a text repeats: `abcabcab` → `abc`; the whole text where nothing repeats. */
function pieceOf(text: string): string {
  for (let length = 1; length < text.length; length++) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return piece;
  }
  return text;
}

/** Returns whether a password is in the list, or repeats a piece that is too short by itself. */
function isEasy(password: string, isCommon: (password: string) => boolean): boolean {
  const text = composed(password).toLowerCase();
  const piece = pieceOf(text);
  return isCommon(text) || (piece !== text && (lengthOf(piece) < minimumLength(true) || isCommon(piece)));
}

/** Returns which rules a new password satisfies; `undefined` for a rule that cannot be checked yet. */
export function passwordRules(
  password: string,
  { username = '', officeWords, secondFactor, isCommon }: PasswordContext,
): Readonly<Record<PasswordRule, boolean | undefined>> {
  const length = lengthOf(password);
  // A text that is too long is not searched.
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
 * Returns why a new password is refused, or undefined: it is too short or too long, contains the user name or one of
 * the office's words, or is a common one. There are no rules about kinds of characters.
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

/** Words that are common to all customs offices. */
const customsWords = ['pabean', 'beacukai', 'bea cukai', 'bea-cukai'];

/** Shorter words of a name do not count: “dan”, “tipe”. */
const shortestWord = 5;

/** Returns the words that no password may contain because they are guessed first: the office's code and name. */
export function officeWords({ code, name }: Pick<OfficeProfile, 'code' | 'name'>): readonly string[] {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);
  return [...new Set([code, ...customsWords, ...words])];
}
