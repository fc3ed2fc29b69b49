import type { BrowserName, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../lib/baseline.ts';

/** A part of MDN's data: a feature with what belongs to it. */
export interface Feature {
  readonly __compat?: CompatStatement;
  readonly [part: string]: unknown;
}

/** Something newer than the baseline, and where it is used. */
export interface Newer {
  /** The path of the file from the root. */
  file: string;
  feature: string;
  /** Where it is missing: `firefox 115`. */
  missing: string[];
}

/** What is allowed although it is newer: the feature, what happens without it, and the files that use it; none for all. */
export type Allowed = readonly (readonly [feature: string, without: string, ...files: string[]])[];

/** The part of a feature by its path; undefined where MDN does not know it. */
export const partOf = (feature: unknown, ...path: string[]): Feature | undefined =>
  path.reduce<unknown>(
    (part, name) => (part && Object.hasOwn(part, name) ? (part as Feature)[name] : undefined),
    feature,
  ) as Feature | undefined;

/** `16.4` as a number that can be compared. */
const orderOf = (version: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
};
const isAtMost = (version: string, limit: string) => orderOf(version) <= orderOf(limit);

const isIn =
  (limit: string) =>
  ({ version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement): boolean =>
    typeof version_added === 'string' &&
    version_added !== 'preview' &&
    isAtMost(version_added, limit) &&
    !(typeof version_removed === 'string' && isAtMost(version_removed, limit)) &&
    !flags &&
    !prefix &&
    !alternative_name;

const statementsOf = (feature: Feature | undefined, browser: string): SimpleSupportStatement[] => {
  const support = feature?.__compat?.support[browser as BrowserName];
  return support ? [support].flat() : [];
};

/** The browsers of the baseline that lack a feature. Those that MDN says nothing about count as having it. */
export const missingIn = (feature: Feature | undefined): string[] =>
  Object.entries(oldestBrowsers).flatMap(([browser, version]) => {
    const statements = statementsOf(feature, browser);
    return statements.length === 0 || statements.some(isIn(version)) ? [] : [`${browser} ${version}`];
  });

/** Those that lack a feature which a later version has: what no version has is a difference of platforms. */
export const lateIn = (feature: Feature | undefined): string[] =>
  missingIn(feature).filter((missing) =>
    statementsOf(feature, missing.split(' ')[0] ?? '').some(isIn('9999')),
  );

/** The browsers that lack every one of some features of the same name; nothing where there are none. */
export function missingInAll(features: readonly (Feature | undefined)[], missing = missingIn): string[] {
  const [first, ...others] = features
    .filter((feature) => feature?.__compat)
    .map((feature) => missing(feature));
  return first?.filter((browser) => others.every((other) => other.includes(browser))) ?? [];
}

/** The problems of what was found: what is not allowed, and what is allowed without need. */
export function problemsOf(found: readonly Newer[], allowed: Allowed): string[] {
  const uses = (feature: string, file: string) =>
    found.some((newer) => newer.feature === feature && newer.file.endsWith(file));
  const isAllowed = (newer: Newer) =>
    allowed.some(
      ([feature, , ...files]) =>
        feature === newer.feature && (files.length === 0 || files.some((file) => newer.file.endsWith(file))),
    );
  const problems = found
    .filter((newer) => !isAllowed(newer))
    .map(({ file, feature, missing }) => `${file}: ${feature} is missing in ${missing.join(', ')}.`);
  const needless = allowed.flatMap(([feature, , ...files]) =>
    (files.length === 0 ? [''] : files)
      .filter((file) => !uses(feature, file))
      .map((file) => `${feature} is allowed${file && ` in ${file}`}, and not used there.`),
  );
  return [...new Set(problems), ...needless];
}
