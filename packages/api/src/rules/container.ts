/** Removes blanks and dashes and makes upper case: `csqu 305438-3`, typed or pasted → `CSQU3054383`. */
export const cleanContainerNumber = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** The check digit of owner, category and serial (ten characters) after ISO 6346. */
export function containerCheckDigit(tenCharacters: string): number {
  let sum = 0;
  for (let index = 0; index < 10; index++)
    sum += characterValue(tenCharacters.charCodeAt(index)) * 2 ** index;
  return (sum % 11) % 10;
}

/** Digits have their own value; letters count from 10 and skip the multiples of 11 (ISO 6346, table 2). */
function characterValue(code: number): number {
  if (code < 65) return code - 48;
  const plain = code - 55;
  return plain + Math.floor((plain - 1) / 10);
}

/** Why a normalized container number is invalid. */
export type ContainerProblem = 'length' | 'pattern' | 'checkDigit';

/** Returns why a normalized container number violates ISO 6346, or undefined when it is valid. */
export function containerProblem(number: string): ContainerProblem | undefined {
  if (number.length !== 11) return 'length';
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(number)) return 'pattern';
  return containerCheckDigit(number) === Number(number[10]) ? undefined : 'checkDigit';
}

/** Returns whether a normalized container number is valid by ISO 6346. */
export const isContainerNumber = (number: string) => containerProblem(number) === undefined;
