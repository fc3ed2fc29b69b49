import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Action, lookingAtFocus } from '../focus.ts';
import { startPortal } from '../support.ts';
import { focusCases } from './index.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const sources = globSync(['packages/forms/src/**/*.tsx', 'apps/portal/src/**/*.tsx'], { cwd: root })
  .filter((path) => !/\.(stories|examples|test)\.tsx$|\/testing\//.test(path))
  .map((path) => ({ path, source: readFileSync(root + path, 'utf8') }));

/** Matches where a dialog or a form is rendered, directly or by a component named after it. */
const drawing = /(?<!\w)<(form|dialog|Confirm\w*|\w*(Dialog|Drawer|Form|Announcement))\b/;

/** The possible actions of what a file renders. */
const possible: readonly (readonly [RegExp, readonly Action[]])[] = [
  [/<\w*(Dialog|Drawer)\b/, ['open', 'close']],
  [/<(DialogForm|form)\b|\bonSave=/, ['fail', 'save']],
  [/<DraftBanner|\bundo\b/, ['restore']],
  [/\bonDelete=/, ['delete', 'fail']],
  [/\bonRetry=|load=/, ['fail', 'open']],
];

const actionsOf = (paths: readonly string[]) =>
  sources
    .filter(({ path }) => paths.includes(path))
    .flatMap(({ source }) => possible.flatMap(([sign, actions]) => (sign.test(source) ? actions : [])));

/** Drives every dialog and form on a page of a width; after each action the focus must be visible. */
export function describeFocus(width: number): void {
  const portal = startPortal();

  it('is driven for every dialog and form of the portal', () => {
    const drawn = sources.filter(({ source }) => drawing.test(source)).map(({ path }) => path);
    const driven = focusCases.flatMap(({ draws }) => draws);
    expect(drawn.length).toBeGreaterThan(20);
    expect([...new Set(driven)].toSorted()).toEqual(drawn.toSorted());
  });

  it.each(focusCases)(
    '$name: the focus stays in sight, and so does every failure',
    async ({ draws, drive }) => {
      const done = new Set<Action>();
      await drive({
        portal: portal(),
        open: (address, options) => portal().open(address, { width, height: 800, ...options }),
        on: (page) => lookingAtFocus(page, done),
      });
      expect([...done]).toEqual(expect.arrayContaining(actionsOf(draws)));
    },
  );
}
