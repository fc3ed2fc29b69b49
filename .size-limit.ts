import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootValues } from './tools/check/exported-names.ts';
import { exportLimits, importLimits, pageLimits, styleLimits } from './tools/check/size-limits.ts';
import { bundleCode } from './tools/lib/bundle-code.ts';
import { root } from './tools/lib/root.ts';
import { filesOfPages, measuredPortal, visitorPages } from './tools/portal/page-files.ts';

const kilobytes = (limit: number) => ({ gzip: true, limit: `${limit} kB` });

const bundled = {
  ignore: ['react', 'react-dom'],
  modifyRolldownConfig: (config: { input: string[]; output: object }) => ({
    ...config,
    // A name of its own: chunks that are loaded on demand are called index, too.
    input: { alone: config.input[0] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    experimental: { lazyBarrel: true },
    output: { ...config.output, comments: false },
  }),
};

const distOf = (path: string) =>
  `packages/${path.replace('/', '/dist/')}${path.includes('/') ? '' : '/dist'}`;

const imports = Object.entries(importLimits).map(([path, limit]) => ({
  name: `@pabean/${path}`,
  path: `${distOf(path)}/index.js`,
  ...bundled,
  ...kilobytes(limit),
}));

// What an export loads on demand is not counted: only what its entry imports.
const single = Object.entries(exportLimits).flatMap(([from, { each, others }]) =>
  rootValues(from).map((name) => ({
    name,
    path: `${distOf(from.replace('@pabean/', ''))}/index.js`,
    import: `{ ${name} }`,
    entry: ['alone'],
    ...bundled,
    ...kilobytes(others[name] ?? each),
  })),
);

const stylesFolder = join(root, '.cache/measured-styles');

async function stylesOf(path: string, limit: number) {
  const [pkg, folder = ''] = path.split('/');
  const module = `@pabean/${pkg}/styles/${folder}.js`;
  const files = await bundleCode(`import '${module}';`, { cssCodeSplit: false });
  const css = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  mkdirSync(stylesFolder, { recursive: true });
  writeFileSync(join(stylesFolder, `${folder}.css`), css.join(''));
  return { name: module, ...onDisk([join('.cache/measured-styles', `${folder}.css`)], limit) };
}

const onDisk = (path: string[], limit: number) => ({
  path,
  disablePlugins: ['@size-limit/rolldown'],
  ...kilobytes(limit),
});

// The smallest page of signed-in users: everything that it loads is the frame.
const emptiest = 'soon';

async function pages() {
  const {
    login = new Set(),
    [emptiest]: frame = new Set(),
    ...others
  } = Object.fromEntries(await filesOfPages());
  const sizeOf = (name: string, files: Iterable<string>) => ({
    name: `page ${name}`,
    ...onDisk(
      [...files].map((file) => join(measuredPortal, file)),
      pageLimits.others[name] ?? pageLimits.each,
    ),
  });
  const added = Object.entries(others).map(([name, files]) => {
    const before = visitorPages[name] ? login : frame;
    return sizeOf(
      name,
      [...files].filter((file) => !before.has(file)),
    );
  });
  return [sizeOf('login', login), sizeOf('frame', frame), ...added];
}

/** Every measured size: import paths, single exports, stylesheets, and pages of the portal by what they add to the frame. */
export default [
  ...imports,
  ...single,
  ...(await Promise.all(Object.entries(styleLimits).map(([path, limit]) => stylesOf(path, limit)))),
  ...(await pages()),
];
