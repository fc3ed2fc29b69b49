import { cruise, type ICruiseResult, type IRegularForbiddenRuleType as Rule } from 'dependency-cruiser';
import { exempt, type Layer, layers } from './layers.ts';

function pathOf(name: string): string {
  const found = layers.find((layer) => layer.name === name);
  if (!found) throw new Error(`layers.ts names a layer "${name}" that it does not define.`);
  const inside = (found.apart ?? []).map((folder) => `${folder.slice(found.path.length + 1)}/`);
  return inside.length > 0 ? `^${found.path}/(?!${inside.join('|')})` : `^${found.path}/`;
}

const forbid = (name: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  severity: 'error',
  from,
  to,
});

function rulesOf({ name, path, may, npm, apart = [], node = false }: Layer): Rule[] {
  const from = { path: `^${path}/`, pathNot: [exempt, ...apart.map((folder) => `^${folder}/`)] };
  const own = [name, ...may].map(pathOf);
  const packages = npm === 'any' ? ['.'] : npm.map((id) => `node_modules/${id}/`);
  return [
    forbid(`${name}-arrows`, from, { path: '^(packages|apps|tools|bench)/', pathNot: own }),
    forbid(`${name}-npm`, from, { path: 'node_modules/', pathNot: packages }),
    ...(node ? [] : [forbid(`${name}-node`, from, { dependencyTypes: ['core'] })]),
  ];
}

// The captcha, the password hint, the CSV workbench, the places for files and the lists of goods are parts of several forms, and
// are also published separately.
const shared = 'internal|messages|captcha|password|csv-workbench|document-slots|goods-lines|ppftz-next-step';

/** One rule per forbidden import. */
const rules: Rule[] = [
  ...layers.flatMap(rulesOf),
  forbid(
    'server-without-react',
    { path: '^apps/server/', pathNot: exempt },
    { path: 'node_modules/(react|react-dom|swr)/' },
  ),
  forbid(
    'forms-alone',
    { path: '^packages/forms/src/([^/]+)/', pathNot: exempt },
    { path: '^packages/forms/src/[^/]+/', pathNot: `^packages/forms/src/($1|${shared})/` },
  ),
  // Code that two pages of the portal share is in a folder beside `pages`.
  forbid(
    'pages-alone',
    { path: '^apps/portal/src/pages/([^/]+)/', pathNot: exempt },
    { path: '^apps/portal/src/pages/', pathNot: '^apps/portal/src/pages/$1/' },
  ),
  forbid(
    'pages-by-address',
    {
      path: '^apps/portal/src/',
      pathNot: [exempt, '^apps/portal/src/(pages/|(routes|start|prerender)\\.tsx?$)'],
    },
    { path: '^apps/portal/src/pages/' },
  ),
  // Importing a folder loads only that folder; the root's re-exports are for convenience.
  forbid(
    'folders-by-path',
    { path: '^(packages/forms|apps/portal)/' },
    { path: '^packages/(ui|forms)/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid('nobody-imports-tests', { pathNot: `${exempt}|^tools/|^\\.storybook/` }, { path: exempt }),
  forbid(
    'no-cycles',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  ),
];

/**
 * The imports that break a rule, one line each.
 *
 * @param baseDir Absolute path of a repository of this shape.
 */
export async function findWrongArrows(baseDir: string): Promise<string[]> {
  const { output } = await cruise(
    ['packages', 'apps', 'tools/foreign-provider'],
    {
      baseDir,
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|storybook-static|\\.data|\\.cache)/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['@pabean/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  );
  const { summary } = output as ICruiseResult;
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} must not import ${to}`);
}
