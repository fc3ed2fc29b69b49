import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, type ManifestChunk } from 'vite';
import { root } from '../lib/root.ts';

/** The folder with the portal that is measured. */
export const measuredPortal = join(root, '.cache/measured-portal');

const hash = /-[\w-]{8}(?=\.(?:js|css)\b)/g;
const isPage = /^src\/pages\/.*\/([^/]+)-page\.tsx$/;

// Chunks of the portal's Vite configuration: of every page of signed-in users, and the frames around pages.
const portal = 'portal';
const visitorFrame = 'visitor-frame';
const accountFrame = 'account-frame';

/** Pages for visitors, by file name, and the frame of each. All others are for accounts. */
export const visitorPages: Readonly<Record<string, readonly string[]>> = {
  register: [visitorFrame],
  announcements: [visitorFrame],
  'performance-report': [visitorFrame],
  'transit-menu': [visitorFrame],
  'transit-form': [visitorFrame],
  'transit-courier-form': [visitorFrame],
  'transit-result': [visitorFrame],
  'reset-password': [],
  'update-password': [],
  'licence-check': [],
  'tfa-setup': [],
  'tfa-verify': [],
};

// Fetched only by those who chose, opened or began something (English, a calendar, a password of one's own, a second
// factor, an error that nobody expected, a captcha in the place of waiting, a proof of payment, rows beyond a hundred, rows that are pasted, a copy, a report's lines or its CSV, an answer to a question, a new record, its responses, the second and third step of one, for a visitor the portal), on phones of accounts, at the end
// of a session, and by browsers without CSS anchors.
const later = [
  'src/crash/crash.tsx',
  'src/permit/copy-dialog.tsx',
  'src/files/preview-dialog.tsx',
  'src/notes/answer.tsx',
  'src/pages/report-list/report-lines.tsx',
  'src/pages/ppftz-recording/new-aju.tsx',
  'src/pages/ppftz-list/responses.tsx',
  'src/ppftz/proof.tsx',
  'src/session/sign-in-captcha.tsx',
  'src/pages/ppftz-editor/contents-step.tsx',
  'src/pages/ppftz-editor/review-step.tsx',
  '/forms/src/csv-workbench/index.ts',
  '/forms/src/internal/bulk/bulk-dialog.tsx',
  'src/messages/english.ts',
  'src/session/second-step.ts',
  'src/session/late-session-dialog.tsx',
  '/date-field/calendar.tsx',
  '/list-editor-frame/windowed-rows.tsx',
  '/virtual-table/windowed-body.tsx',
  '/papaparse/papaparse.min.js',
  '/api/src/common-passwords/index.ts',
  '/ui/src/popup/follow-control.ts',
  '/app-shell/nav-drawer.tsx',
];

/** The entry and the given chunks with everything that they load: imports, and late parts that are loaded automatically. */
function filesOf(manifest: Manifest, first: readonly ManifestChunk[]): Set<string> {
  const found = new Set(first);
  const comes = ({ src = '', name = '' }: ManifestChunk) =>
    !isPage.test(src) &&
    !later.some((end) => src.endsWith(end)) &&
    ![portal, visitorFrame, accountFrame].includes(name);
  for (const { imports = [], dynamicImports = [] } of found) {
    const chunksOf = (keys: string[]) => keys.flatMap((key) => manifest[key] ?? []);
    for (const chunk of [...chunksOf(imports), ...chunksOf(dynamicImports).filter(comes)]) found.add(chunk);
  }
  return new Set(['first-paint.js', ...[...found].flatMap(({ file, css = [] }) => [file, ...css])]);
}

/**
 * What each page of the portal loads: everything that it imports, and all its late parts. Builds the present sources into
 * `measuredPortal`, from which the names of the files start. A page is named by its file without `-page.tsx`.
 */
export async function filesOfPages(): Promise<Map<string, ReadonlySet<string>>> {
  await build({
    root: join(root, 'apps/portal'),
    mode: 'production',
    logLevel: 'silent',
    build: { outDir: measuredPortal, emptyOutDir: true, manifest: 'manifest.json' },
  });
  // Hashes in file names change with other files, and would change the gzipped sizes.
  for (const file of globSync('assets/*.{js,css}', { cwd: measuredPortal }).map((name) =>
    join(measuredPortal, name),
  ))
    writeFileSync(file, readFileSync(file, 'utf8').replace(hash, '-hash'));
  const manifest = JSON.parse(readFileSync(join(measuredPortal, 'manifest.json'), 'utf8')) as Manifest;
  const all = Object.values(manifest);
  const entry = all.filter(({ isEntry }) => isEntry);
  const pages = all.flatMap((chunk) => {
    const name = isPage.exec(chunk.src ?? '')?.[1];
    if (!name || name === 'login') return [];
    const frames = [portal, ...(visitorPages[name] ?? [accountFrame])];
    const around = all.filter((each) => frames.includes(each.name ?? ''));
    return [[name, filesOf(manifest, [...entry, ...around, chunk])] as const];
  });
  return new Map([['login', filesOf(manifest, entry)], ...pages]);
}
