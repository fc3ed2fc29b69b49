import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { exempt, type Layer, layers } from './layers.ts';

const npmTypes = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-bundled',
  'npm-no-pkg',
  'npm-unknown',
] as const;

function pathOf(name: string): string {
  const found = layers.find((layer) => layer.name === name);
  if (!found) throw new Error(`layers.ts names a layer "${name}" that it does not define.`);
  const inside = (found.apart ?? []).map((folder) => `${folder.slice(found.path.length + 1)}/`);
  return inside.length > 0 ? `^${found.path}/(?!${inside.join('|')})` : `^${found.path}/`;
}

function rulesOf({ name, path, may, npm, apart = [], node = false }: Layer): IForbiddenRuleType[] {
  const from = { path: `^${path}/`, pathNot: [exempt, ...apart.map((folder) => `^${folder}/`)] };
  const own = [name, ...may].map(pathOf);
  const rules: IForbiddenRuleType[] = [
    {
      name: `${name}-arrows`,
      severity: 'error',
      from,
      to: { path: '^(packages|apps|tools|bench)/', pathNot: own },
    },
  ];
  if (npm !== 'any')
    rules.push({
      name: `${name}-npm`,
      severity: 'error',
      from,
      to: { dependencyTypes: [...npmTypes], pathNot: npm.map((id) => `node_modules/${id}/`) },
    });
  if (!node) rules.push({ name: `${name}-node`, severity: 'error', from, to: { dependencyTypes: ['core'] } });
  return rules;
}

/** One rule per forbidden import, derived from the layers. */
export const rules: IForbiddenRuleType[] = [
  ...layers.flatMap(rulesOf),
  {
    name: 'server-without-react',
    severity: 'error',
    from: { path: '^apps/server/', pathNot: exempt },
    to: { path: 'node_modules/(react|react-dom|swr)/' },
  },
  {
    // The captcha, the password hint, the CSV workbench, the places for files and the lists of goods are parts of several
    // forms, and are also published separately.
    name: 'forms-alone',
    severity: 'error',
    from: { path: '^packages/forms/src/([^/]+)/', pathNot: exempt },
    to: {
      path: '^packages/forms/src/[^/]+/',
      pathNot: [
        '^packages/forms/src/$1/',
        '^packages/forms/src/(internal|messages|captcha|password|csv-workbench|document-slots|goods-lines|ppftz-next-step)/',
      ],
    },
  },
  {
    // Code that two pages of the portal share is in a folder beside `pages`.
    name: 'pages-alone',
    severity: 'error',
    from: { path: '^apps/portal/src/pages/([^/]+)/', pathNot: exempt },
    to: { path: '^apps/portal/src/pages/', pathNot: '^apps/portal/src/pages/$1/' },
  },
  {
    name: 'pages-by-address',
    severity: 'error',
    from: {
      path: '^apps/portal/src/',
      pathNot: [exempt, '^apps/portal/src/(pages/|(routes|start|prerender)\\.tsx?$)'],
    },
    to: { path: '^apps/portal/src/pages/' },
  },
  {
    // Importing a folder loads only that folder; the root's re-exports are for convenience.
    name: 'folders-by-path',
    severity: 'error',
    from: { path: '^(packages/forms|apps/portal)/' },
    to: { path: '^packages/(ui|forms)/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'nobody-imports-tests',
    severity: 'error',
    from: { pathNot: `${exempt}|^tools/|^\\.storybook/` },
    to: { path: exempt },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
  {
    name: 'resolves',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|vitest|storybook/)' },
  },
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
