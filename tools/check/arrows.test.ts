import { expect, test } from 'vitest';
import { findWrongArrows } from './arrows.ts';
import { plant } from './planted.ts';

const server = 'apps/server/src';
const seeds = {
  ...Object.fromEntries(
    ['left-pad', 'react', 'zod'].flatMap((name) => [
      [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
      [`node_modules/${name}/index.js`, ''],
    ]),
  ),
  'tools/foreign-provider/fine.ts': '',
  [`${server}/app.ts`]: "import 'react';\n",
  [`${server}/core/up.ts`]: "import '../http/calls.ts';\n",
  [`${server}/permit/domain.ts`]: "import '../account/fine.ts';\nimport '../core/up.ts';\n",
  [`${server}/account/fine.ts`]: '',
  [`${server}/http/calls.ts`]: "import '../account/fine.ts';\n",
  'apps/portal/src/app.ts': "import './app.test.ts';\n",
  'apps/portal/src/app.test.ts': "import 'left-pad';\n",
  'apps/portal/src/pages/one/one-page.ts': "import '../two/two-page.ts';\n",
  'apps/portal/src/pages/two/two-page.ts': "import './part-fine.ts';\nimport '../../table/list.ts';\n",
  'apps/portal/src/pages/two/part-fine.ts': '',
  'apps/portal/src/table/list.ts': "import '../pages/two/part-fine.ts';\n",
  'apps/portal/src/routes.ts': "import './pages/one/one-page.ts';\n",
  'packages/forms/src/one/index.ts': "import '../two/index.ts';\n",
  'packages/forms/src/two/index.ts': "import '../internal/fine.ts';\n",
  'packages/forms/src/internal/fine.ts': '',
  'packages/forms/src/one/root.ts': "import '../../../ui/src/index.ts';\n",
  'packages/ui/src/index.ts': '',
  'packages/ui/src/round.ts': "import './about.ts';\n",
  'packages/ui/src/about.ts': "import './round.ts';\n",
  'packages/api/src/contract/fine.ts': "import 'zod';\nimport '../rules/wrong.ts';\n",
  'packages/api/src/rules/wrong.ts': "import '../contract/fine.ts';\nimport 'left-pad';\nimport 'node:fs';\n",
};

test('an import that breaks a rule is reported, and no other', { timeout: 60_000 }, async () => {
  const reported = await findWrongArrows(plant(seeds));
  expect(reported.filter((line) => !line.startsWith('no-cycles')).toSorted()).toEqual([
    `core-arrows: ${server}/core/up.ts must not import ${server}/http/calls.ts`,
    'folders-by-path: packages/forms/src/one/root.ts must not import packages/ui/src/index.ts',
    'forms-alone: packages/forms/src/one/index.ts must not import packages/forms/src/two/index.ts',
    'nobody-imports-tests: apps/portal/src/app.ts must not import apps/portal/src/app.test.ts',
    'pages-alone: apps/portal/src/pages/one/one-page.ts must not import apps/portal/src/pages/two/two-page.ts',
    'pages-by-address: apps/portal/src/table/list.ts must not import apps/portal/src/pages/two/part-fine.ts',
    `permit-arrows: ${server}/permit/domain.ts must not import ${server}/account/fine.ts`,
    'rules-arrows: packages/api/src/rules/wrong.ts must not import packages/api/src/contract/fine.ts',
    'rules-node: packages/api/src/rules/wrong.ts must not import fs',
    'rules-npm: packages/api/src/rules/wrong.ts must not import node_modules/left-pad/index.js',
    'server-without-react: apps/server/src/app.ts must not import node_modules/react/index.js',
  ]);
  expect(reported).toContain('no-cycles: packages/ui/src/about.ts must not import packages/ui/src/round.ts');
});
