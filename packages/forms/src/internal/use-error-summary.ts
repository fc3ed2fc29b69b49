import type { FieldProblem } from '@pabean/ui/error-summary';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FlatError } from './flat-errors.ts';

/** Creates the line of the list for an error of a field. */
export type LineOf = (error: FlatError) => string;

/** The errors above a form that could not be sent. */
export interface ErrorSummaryState {
  /** The lines, in field order, as of the last failed attempt. */
  readonly errors: readonly FieldProblem[];
  /** The error types: refusal codes, or that of the server. */
  readonly types: readonly unknown[];
  readonly ref: RefObject<HTMLElement | null>;
  /** The error of the whole form. */
  readonly failure: RefObject<HTMLDivElement | null>;
  /** Lists the errors. The error of the whole form takes the focus, else the list. */
  show(errors: readonly FlatError[]): void;
  /** Shows lines that are already sorted. */
  showLines(lines: readonly FieldProblem[], types: readonly unknown[]): void;
  /** Removes fixed errors and updates changed messages. New errors wait for the next attempt. */
  remaining(errors: readonly FlatError[]): readonly FieldProblem[];
  clear(): void;
}

const nothing: readonly FieldProblem[] = [];

/** The error summary above a form. */
export function useErrorSummary(
  idOf: (name: string) => string,
  lineOf: LineOf = ({ message }) => message,
  goTo?: (name: string) => void,
): ErrorSummaryState {
  const [errors, setErrors] = useState(nothing);
  const [types, setTypes] = useState<readonly unknown[]>([]);
  const ref = useRef<HTMLElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  function showLines(lines: readonly FieldProblem[], ofTypes: readonly unknown[]) {
    flushSync(() => {
      setErrors(lines);
      setTypes(ofTypes);
    });
    (failure.current ?? ref.current)?.focus();
  }
  return {
    errors,
    types,
    ref,
    failure,
    show(found) {
      const lines = found
        .filter(({ name }) => name !== 'root')
        .map((error) => {
          const name = error.name.replace(/\.root$/, '');
          const onGo = goTo && (() => goTo(name));
          return { field: idOf(name), message: lineOf(error), ...(onGo && { onGo }) };
        });
      showLines(
        inOrder(lines),
        found.map(({ type }) => type),
      );
    },
    showLines,
    remaining: (found) =>
      errors.flatMap((line) => {
        const error = found.find(({ name }) => idOf(name.replace(/\.root$/, '')) === line.field);
        return error ? [{ ...line, message: lineOf(error) }] : [];
      }),
    clear: () => setErrors(nothing),
  };
}

/** Sorts lines by the position of their fields on the page; those without a field come first. */
function inOrder(lines: readonly FieldProblem[]): FieldProblem[] {
  const elements = new Map(lines.map(({ field }) => [field, document.getElementById(field)]));
  return lines.toSorted((a, b) => {
    const [first, second] = [elements.get(a.field), elements.get(b.field)];
    if (!first || !second) return Number(Boolean(first)) - Number(Boolean(second));
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
