import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../lib/root.ts';

/** The files that a page loads: file name → content. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

type Chunk = Rolldown.OutputChunk;
type Output = Rolldown.RolldownOutput['output'];

const isPage = /\/src\/pages\/.*\/([^/]+)-page\.tsx$/;
// Loaded by every page of signed-in users: the portal, and the calls of a session.
const portal = [
  '/portal/src/portal.tsx',
  '/portal/src/session/calls.ts',
  '/portal/src/session/session-life.ts',
];
const visitorFrame = '/portal/src/shell/visitor-frame.tsx';
const accountFrame = '/portal/src/shell/account-frame.tsx';

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
// factor, a captcha in the place of waiting, a proof of payment, rows beyond a hundred, rows that are pasted, a copy, a report's lines or its CSV, an answer to a question, a new record, its responses, the second and third step of one, for a visitor the portal), on phones of accounts, at the end
// of a session, and by browsers without CSS anchors.
const later = [
  ...portal,
  visitorFrame,
  accountFrame,
  '/portal/src/permit/copy-dialog.tsx',
  '/portal/src/files/preview-dialog.tsx',
  '/portal/src/notes/answer.tsx',
  '/portal/src/pages/report-list/report-lines.tsx',
  '/portal/src/pages/ppftz-recording/new-aju.tsx',
  '/portal/src/pages/ppftz-list/responses.tsx',
  '/portal/src/ppftz/proof.tsx',
  '/portal/src/session/sign-in-captcha.tsx',
  '/portal/src/pages/ppftz-editor/contents-step.tsx',
  '/portal/src/pages/ppftz-editor/review-step.tsx',
  '/forms/src/csv-workbench/index.ts',
  '/forms/src/internal/bulk/bulk-dialog.tsx',
  '/portal/src/messages/english.ts',
  '/portal/src/session/second-step.ts',
  '/portal/src/session/late-session-dialog.tsx',
  '/date-field/calendar.tsx',
  '/list-editor-frame/windowed-rows.tsx',
  '/virtual-table/windowed-body.tsx',
  '/papaparse/papaparse.min.js',
  '/api/src/common-passwords/index.ts',
  '/ui/src/popup/follow-control.ts',
  '/app-shell/nav-drawer.tsx',
];

const endsWithOneOf = (id: string, ends: readonly string[]) => ends.some((end) => id.endsWith(end));

async function buildInMemory(): Promise<Output> {
  const result = await build({
    root: join(root, 'apps/portal'),
    mode: 'production',
    logLevel: 'silent',
    build: { write: false },
  });
  return (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  ) as unknown as Output;
}

/** Everything that is loaded with the `first` chunks: their imports, and late parts that are loaded automatically. */
function loadedWith(first: Chunk[], chunks: Map<string, Chunk>): Chunk[] {
  const found = new Set(first);
  const comes = ({ facadeModuleId, moduleIds }: Chunk) =>
    !isPage.test(facadeModuleId ?? '') && !moduleIds.some((id) => endsWithOneOf(id, later));
  for (const { imports, dynamicImports } of found) {
    const next = (name: string) => chunks.get(name) ?? [];
    for (const chunk of imports.flatMap(next)) found.add(chunk);
    for (const chunk of dynamicImports.flatMap(next)) if (comes(chunk)) found.add(chunk);
  }
  return [...found];
}

/**
 * What each page of the portal loads, from a build of its present sources: everything that it imports, and all its late parts.
 * A page is named by its file without `-page.tsx`.
 */
export async function filesOfPages(): Promise<Map<string, Files>> {
  const output = await buildInMemory();
  const all = output.filter((part) => part.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const contents = new Map(
    output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source]),
  );
  const firstPaint = readFileSync(join(root, 'apps/portal/public/first-paint.js'), 'utf8');
  const filesOf = (first: Chunk[]): Files => {
    const loaded = loadedWith(first, chunks);
    const names = loaded.flatMap(({ fileName, viteMetadata }) => [
      fileName,
      ...(viteMetadata?.importedCss ?? []),
    ]);
    const files = names.map((name) => [name, contents.get(name) ?? ''] as const);
    return new Map([['first-paint.js', firstPaint], ...files]);
  };
  const entry = all.filter((chunk) => chunk.isEntry);
  const having = (ends: readonly string[]) =>
    all.filter(({ moduleIds }) => moduleIds.some((id) => endsWithOneOf(id, ends)));
  const pages = all.flatMap((chunk) => {
    const name = isPage.exec(chunk.facadeModuleId ?? '')?.[1];
    if (!name || name === 'login') return [];
    const frame = visitorPages[name] ?? [accountFrame];
    return [[name, filesOf([...entry, ...having([...portal, ...frame]), chunk])] as const];
  });
  return new Map([['login', filesOf(entry)], ...pages]);
}
