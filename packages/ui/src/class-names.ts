import { scope } from './theme/scope.ts';

/** Joins class names; undefined ones are omitted. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ');

/** The class of a component's root: the scope of our styles, and its own names. */
export const rootClass = (...names: (string | false | null | undefined)[]) => classNames(scope, ...names);
