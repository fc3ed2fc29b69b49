import { type Changes, startChanges, withEntry } from '../changes.ts';
import { detailTemplate } from './detail-template.ts';
import { writeTitle, writeWords } from './messages.ts';
import { callersOf, type DetailPlan, type PageOptions, type PagePlan, planDetail, planPage } from './plan.ts';
import { pageTemplate } from './templates.ts';
import { exampleAddress, testTemplate } from './test-template.ts';

const portal = 'apps/portal/src';

/** The page's row in the table of routes, and its line among the addresses. */
function writeRoute(changes: Changes, { name, path, access }: PagePlan): void {
  const load = `load: () => import('./pages/${name.kebab}/${name.kebab}-page.tsx')`;
  const who = access === 'everyone' || access === 'visitor' ? `'${access}'` : access;
  changes.edit(`${portal}/routes.ts`, (text) =>
    withEntry(text, 'const rows: ', `  ${name.camel}: { access: ${who}, ${load} },`),
  );
  changes.edit(`${portal}/paths.ts`, (text) =>
    withEntry(text, 'export const paths = {', `  ${name.camel}: '${path}',`),
  );
  // The test that walks every page has its own list.
  changes.edit('apps/portal/e2e/route-table.ts', (text) =>
    withEntry(text, 'export const pages: ', `  '${exampleAddress(path)}': '${callersOf[access]}',`),
  );
}

/** Pages with a form, and those about one record, may be as large as the bars say of them; what draws a table weighs 30. */
function allowSize(changes: Changes, plan: PagePlan | DetailPlan): void {
  const { name, call } = plan;
  const size = call?.form || 'list' in plan ? 50 : call?.shape.isList ? 34 : undefined;
  if (size === undefined) return;
  changes.edit('tools/check/size-limits.ts', (text) => {
    const [before = '', after] = text.split('export const pageLimits');
    if (after === undefined) throw new Error('there is no “export const pageLimits”.');
    return `${before}export const pageLimits${withEntry(after, 'others: {', `    '${name.kebab}': ${size},`)}`;
  });
}

/** Everything of one page. */
function writeOne(changes: Changes, plan: PagePlan | DetailPlan): void {
  const { kebab } = plan.name;
  writeTitle(changes, plan);
  writeRoute(changes, plan);
  allowSize(changes, plan);
  const source = 'list' in plan ? detailTemplate(plan) : pageTemplate(plan);
  changes.create(`${portal}/pages/${kebab}/${kebab}-page.tsx`, source);
  changes.create(`${portal}/pages/${kebab}/${kebab}-page.test.tsx`, testTemplate(plan));
  // Nobody has issued a record yet: the server says so.
  const mayLog = 'list' in plan ? ', mayLog: /404 \\(Not Found\\)/' : '';
  const user = plan.user ? `user: '${plan.user}', ` : '';
  changes.edit('apps/portal/e2e/screens/companies.ts', (text) =>
    withEntry(
      text,
      'export const companyScreens: ',
      `  { name: '${kebab.replaceAll('-', ' ')}', ${user}address: '${exampleAddress(plan.path)}'${mayLog} },`,
    ),
  );
}

/**
 * Writes a page, and for a list the page about one of its rows: address, row, words, the page and its test, and its place
 * among the screens that axe looks at.
 *
 * @param baseDir Absolute path of the repository.
 * @param text Such as `parcel-list`.
 * @returns What was written or changed, from the root of the repository.
 */
export function writePage(baseDir: string, text: string | undefined, options: PageOptions = {}): string[] {
  const changes = startChanges(baseDir);
  const plan = planPage(changes, text, options);
  const detail = planDetail(plan);
  writeWords(changes, plan);
  writeOne(changes, plan);
  if (detail) writeOne(changes, detail);
  return changes.save();
}
