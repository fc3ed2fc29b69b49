import { join } from 'node:path';
import { publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import { findWrongArrows } from './arrows.ts';
import { findWrongCommands } from './commands.ts';
import { findConsumerProblems } from './consumer.ts';
import { findUndocumentedErrors } from './documented-errors.ts';
import { findDeadReferences } from './documents.ts';
import { findChangedExports } from './exported-names.ts';
import { findBadFormat } from './format-and-lint.ts';
import { command, type Guard } from './guard.ts';
import { findManifestProblems } from './manifests.ts';
import { findOfficePortalProblems } from './office-portal.ts';
import { buildAll, findPackedProblems, packAll } from './packed.ts';
import { findUndocumentedProps } from './props.ts';
import { findReadmeProblems } from './readme.ts';
import { findOtherLooks } from './single-looks.ts';
import { findMissingStyles } from './single-styles.ts';
import { findOldSizes, findWrongSizes } from './sizes.ts';
import { findWrongFolders } from './structure.ts';
import { findUnknownTags } from './tags.ts';
import { findUnlistedImports } from './unlisted-imports.ts';

const types = command('types', 'tsc', [
  ...['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
]);

// After a change only direct importers of the changed files are checked again.
const nearTypes = command('types', 'tsc', [
  ...['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/near-types.tsbuildinfo'],
  '--assumeChangesOnlyAffectDirectDependencies',
]);

const files: Guard[] = [
  { name: 'format and lint', find: findBadFormat },
  { name: 'import arrows', find: () => findWrongArrows(root) },
  { name: 'component folders', find: () => findWrongFolders(root) },
  { name: 'manifests of the packages', find: () => findManifestProblems(root) },
  { name: 'tags of doc comments', find: () => findUnknownTags(root) },
  { name: 'exported names', find: () => publishedPackages().flatMap(findChangedExports) },
  { name: 'READMEs of the packages', find: () => publishedPackages().flatMap(findReadmeProblems) },
  { name: 'sizes in the READMEs', find: findOldSizes },
  { name: 'commands of the guides', find: () => findWrongCommands(root) },
  { name: 'links, files and scripts of the documents', find: () => findDeadReferences(root) },
  { name: 'errors in the guides', find: () => findUndocumentedErrors(root) },
  command('dead code and dependencies', 'knip', ['--no-progress', '--cache', '--cache-location=.cache/knip']),
];

/** The checks of the sources before `pnpm test`, in groups that run in parallel. */
export const sources: Guard[][] = [[types], files];

/** The same for `pnpm check`, with less waiting. */
export const quickSources: Guard[][] = [[nearTypes], files];

const packages: Guard[] = [
  { name: 'packages build', find: buildAll },
  { name: 'packages pack', find: packAll },
  {
    name: 'imports of the packages are their dependencies',
    find: () => publishedPackages().flatMap(({ folder }) => findUnlistedImports(folder)),
  },
  { name: 'publint and attw on the tarballs', find: findPackedProblems },
  { name: "packages in a consumer's app", find: findConsumerProblems },
  {
    name: 'stylesheets of single components',
    find: () => publishedPackages().flatMap((pkg) => findMissingStyles(pkg, join(root, 'packages'))),
  },
  { name: 'looks of single components', find: findOtherLooks },
  { name: "packages in another office's portal", find: findOfficePortalProblems },
  { name: 'sizes', find: findWrongSizes },
];

const book: Guard[] = [
  { name: 'props and their descriptions', find: findUndocumentedProps },
  command('Storybook builds', 'storybook', [
    'build',
    '--output-dir=storybook-static',
    '--disable-telemetry',
    '--quiet',
  ]),
];

/** The checks of `pnpm test:matrix`, of the built packages. */
export const builds: Guard[][] = [packages, book];
