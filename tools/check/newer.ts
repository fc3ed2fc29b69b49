import { globSync } from 'node:fs';
import { join } from 'node:path';
import { newerInScripts } from './newer-scripts.ts';
import { newerInStyles } from './newer-styles.ts';
import { type Allowed, problemsOf } from './support.ts';

const polyfilled = 'The polyfill brings it (packages/ui/src/popup/popover-polyfill.ts).';
const waiting = 'Detected; without it nothing waits until the browser is idle.';

/** Newer built-ins, events and attributes in sources. */
const scripts: Allowed = [
  ['HTMLElement.showPopover', polyfilled, 'menu.tsx', 'option-list.tsx', 'use-tooltip.ts'],
  ['HTMLElement.hidePopover', polyfilled, 'opener.ts', 'option-list.tsx', 'use-tooltip.ts'],
  ['<div popover>', polyfilled, 'calendar-popup.tsx', 'menu.tsx', 'option-list.tsx', 'popover.tsx'],
  ['<span popover>', polyfilled, 'tooltip.tsx'],
  ['requestIdleCallback', waiting, 'when-idle.ts', 'use-read-ahead.ts'],
  ['cancelIdleCallback', waiting, 'use-read-ahead.ts'],
  ['IdleDeadline.timeRemaining', waiting, 'use-read-ahead.ts'],
  ['event scrollend', 'Detected; a timer takes its place.', 'windowed-body.tsx'],
];

const box = 'The box, ring or button itself shows the state; the label or plate around it does not.';
const prefixed = 'The same with -webkit- is beside it.';

/** Newer properties, values and selectors in stylesheets: decoration. */
const styles: Allowed = [
  ['@starting-style', 'It appears without a movement.'],
  ['@page', 'The browser chooses the margins of paper.', 'theme/print.css'],
  [':has', box, 'choice.css', 'file-field.css', 'radio-group.css', 'switch.css'],
  [':has', 'On a phone the main action is not wider than the others.', 'action-bar.css'],
  [':has', 'The focus ring of the scrolling part is cut at its edges.', 'data-table.css'],
  ['grid-template-rows: subgrid', 'Controls beside a label of two lines begin higher.', 'field-row.css'],
  ['print-color-adjust', prefixed, 'progress.css', 'switch.css'],
  ['hyphens', prefixed, 'theme/reset.css'],
  ['user-select', 'A copied text has the gaps that it is shown with.', 'container-number.css', 'echo.css'],
  ['field-sizing', 'A locked text keeps its rows and scrolls.', 'text-area.css'],
  ['scrollbar-width', 'The scrollbar is wider.', 'tab-strip.css'],
  ['text-wrap', 'The lines of a heading have other lengths.', 'login-frame.css'],
  ['text-decoration: wavy', 'The line is straight.', 'csv-workbench.css'],
  [':details-content', 'Closed groups stay closed on paper.', 'key-value-aside.css'],
  ['content-visibility', 'Closed groups stay closed on paper.', 'key-value-aside.css'],
];

const own = ['**/*.{test,stories,examples}.{ts,tsx}', '**/{testing,testdata}/**'];

/** The sources of what is shipped: of the packages and of the portal. */
const shipped = (root: string) =>
  globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'], { cwd: root, exclude: own });

/** The stylesheets of modules; the whole ones are made of them. */
const sheets = (root: string) =>
  globSync('packages/*/dist/*/**/*.css', { cwd: root, exclude: ['**/base.css'] });

/**
 * What the packages and the portal use that the oldest promised browsers do not have, by MDN's data. Node 20 has the built-ins
 * of Chrome 113, so it needs no list of its own. Scripts are read from the sources, where types tell whose member a name is.
 */
export function findNewer(
  root: string,
  allowed: { scripts: Allowed; styles: Allowed } = { scripts, styles },
): string[] {
  const absolute = (files: string[]) => files.sort().map((file) => join(root, file));
  return [
    ...problemsOf(newerInScripts(absolute(shipped(root)), root), allowed.scripts),
    ...problemsOf(newerInStyles(absolute(sheets(root)), root), allowed.styles),
  ];
}
