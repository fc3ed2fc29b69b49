import { join } from 'node:path';
import { publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import { findAdoptionProblems } from '../prove/adoption.ts';
import { findNextProblems } from '../prove/next.ts';
import { findWrongArrows } from './arrows.ts';
import { findUnshownRequirements } from './asvs.ts';
import { findConsumerProblems } from './consumer.ts';
import { findUndocumentedErrors } from './documented-errors.ts';
import { findDeadReferences } from './documents.ts';
import { findBadFormat } from './format-and-lint.ts';
import { command, type Guard } from './guard.ts';
import { findManifestProblems } from './manifests.ts';
import { findNewer } from './newer.ts';
import { findOfficePortalProblems } from './office-portal.ts';
import { findOldestChromiumProblems } from './oldest-chromium.ts';
import { buildAll, findPackedProblems, packAll } from './packed.ts';
import { findUndocumentedProps } from './props.ts';
import { findReadmeProblems } from './readme.ts';
import { findOtherLooks } from './single-looks.ts';
import { findMissingStyles } from './single-styles.ts';
import { findOldSizes, findWrongSizes } from './sizes.ts';
import { findWrongFolders } from './structure.ts';
import { findUnknownTags } from './tags.ts';
import { findOldTranslations } from './translations.ts';

const types = (cache: string, ...more: string[]) =>
  command('types', 'tsc', [
    '-p',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/${cache}.tsbuildinfo`,
    ...more,
  ]);

const files: Guard[] = [
  { name: 'format and lint', find: findBadFormat },
  { name: 'import arrows', find: () => findWrongArrows(root) },
  { name: 'component folders and pages', find: () => findWrongFolders(root) },
  { name: 'manifests of the packages', find: () => findManifestProblems(root) },
  { name: 'tags of doc comments', find: () => findUnknownTags(root) },
  { name: 'exported names in the READMEs', find: () => publishedPackages().flatMap(findReadmeProblems) },
  { name: 'sizes in the READMEs', find: findOldSizes },
  { name: 'links, files and commands of the documents', find: () => findDeadReferences(root) },
  { name: 'requirements of docs/asvs.md', find: () => findUnshownRequirements(root) },
  { name: 'errors in the guides', find: () => findUndocumentedErrors(root) },
  { name: 'translations of the book', find: () => findOldTranslations(root) },
  command('dead code and dependencies', 'knip', ['--no-progress', '--cache', '--cache-location=.cache/knip']),
];

/** The checks of the sources before `pnpm test`, in groups that run in parallel. */
export const sources: Guard[][] = [[types('types')], files];

/** The same for `pnpm check`, with less waiting: after a change only its direct importers are checked again. */
export const quickSources: Guard[][] = [
  [types('near-types', '--assumeChangesOnlyAffectDirectDependencies')],
  files,
];

const packages: Guard[] = [
  { name: 'packages build', find: buildAll },
  { name: 'packages pack', find: packAll },
  { name: 'publint and attw on the tarballs', find: findPackedProblems },
  { name: "packages in a consumer's app", find: findConsumerProblems },
  {
    name: 'stylesheets of single components',
    find: () => publishedPackages().flatMap((pkg) => findMissingStyles(pkg, join(root, 'packages'))),
  },
  { name: 'looks of single components', find: findOtherLooks },
  { name: "packages in another office's portal", find: findOfficePortalProblems },
  { name: 'a Next app of the packages', find: findNextProblems },
  { name: 'an app by the READMEs, word for word', find: findAdoptionProblems },
  { name: 'sizes', find: findWrongSizes },
  { name: 'nothing newer than the baseline', find: () => findNewer(root) },
  { name: 'popups in the oldest Chromium', find: findOldestChromiumProblems },
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
