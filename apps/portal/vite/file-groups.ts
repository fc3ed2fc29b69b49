import type { Plugin } from 'vite';

/** Modules that one file of the build holds. */
interface FileGroup {
  readonly name: string;
  readonly test?: RegExp | ((id: string) => boolean);
  readonly tags?: ['$initial'];
  readonly includeDependenciesRecursively?: false;
  /** Of several groups that want a module, the highest gets it, then the first. */
  readonly priority: number;
}

/** Parts of paths that no module of the build has. */
const unused = new Set<string>();

/** Modules by parts of their paths, without what they import. */
function together(name: string, ...places: readonly string[]): FileGroup {
  for (const place of places) unused.add(place);
  return {
    name,
    test(id) {
      const place = places.find((each) => id.includes(each));
      if (place) unused.delete(place);
      return place !== undefined;
    },
    includeDependenciesRecursively: false,
    priority: 2,
  };
}

const icons = (...names: readonly string[]) =>
  names.map((name) => `/lucide-react/dist/esm/icons/${name}.mjs`);

/**
 * A few files of the build instead of dozens: English, the login, what every page behind it needs, the frames around pages (that of
 * visitors, and the additions of accounts), and what most pages, lists or forms have in common. Without the latter a browser
 * asks for 70 files before it shows a list (docs/adr/0059).
 */
const groups: FileGroup[] = [
  {
    name: 'english',
    test: /words\/english\.ts$|[./-]en\.ts$/,
    includeDependenciesRecursively: false,
    priority: 5,
  },
  { name: 'start', tags: ['$initial'], priority: 4 },
  { name: 'portal', test: /portal\/src\/(?:portal|session\/(?:calls|session-life))\.tsx?$/, priority: 3 },
  // Small modules that frameless pages, or forms of visitors, share with the frames.
  {
    name: 'shared',
    test: /\/(?:dialog-context|first-field|toast-context|use-timeout|use-drafts|visitor-drafts)\.tsx?$|\/icons\/(?:check|chevron-down|upload)\.mjs$/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Forms of visitors open dialogs, and do not need the frame of accounts.
  together(
    'dialog',
    '/ui/src/components/dialog/',
    '/portal/src/loading/code-failure.ts',
    '/hooks/use-refresh.ts',
  ),
  // Around the content of most pages.
  together(
    'page',
    '/api/src/client/download.',
    '/api/src/contract/acting.',
    '/api/src/hooks/askable.',
    '/api/src/hooks/use-call.',
    '/api/src/hooks/use-idempotency-key.',
    '/api/src/hooks/use-write.',
    '/ui/src/components/breadcrumb/',
    '/ui/src/components/data-table/column.',
    '/ui/src/components/skeleton/',
    '/ui/src/messages/glossed.',
    '/portal/src/files/download-problem.',
    '/portal/src/files/use-download.',
    '/portal/src/loading/load-failed.',
    '/portal/src/loading/loaded.',
    '/portal/src/loading/stale-alert.',
    '/portal/src/loading/use-load-state.',
    '/portal/src/messages/messages-of.',
    '/portal/src/routing/crumbs.',
    '/portal/src/routing/last-visits.',
    '/portal/src/routing/marked-row.',
    ...icons('arrow-left'),
  ),
  // The status of something, in a list and on the page about it.
  together(
    'status',
    '/api/src/contract/questions.',
    '/api/src/rules/status.',
    '/api/src/rules/ppftz/status.',
    '/ui/src/components/badge/',
    '/ui/src/components/data-table/row-parts.',
    '/ui/src/components/status-badge/',
    '/ui/src/icons/',
    '/ui/src/messages/use-status-gloss.',
  ),
  // Lists that are searched, sorted and turned.
  together(
    'list',
    '/ui/src/components/data-table/browser-table.',
    '/ui/src/components/data-table/data-table.tsx',
    '/ui/src/components/data-table/filter',
    '/ui/src/components/data-table/list-frame.',
    '/ui/src/components/data-table/nothing-found.',
    '/ui/src/components/data-table/row-index.',
    '/ui/src/components/data-table/search-rows.',
    '/ui/src/components/data-table/server-table.',
    '/ui/src/components/data-table/sort-',
    '/ui/src/components/data-table/table-state.',
    '/ui/src/components/data-table/table-toolbar.',
    '/ui/src/components/data-table/table-view.',
    '/ui/src/components/data-table/use-late-search.',
    '/ui/src/components/data-table/use-read-ahead.',
    '/ui/src/components/data-table/use-table-state.',
    '/ui/src/components/filter-toolbar/',
    '/ui/src/components/pagination/',
    '/ui/src/components/search-field/',
    '/ui/src/components/status-tabs/',
    '/ui/src/components/tabs/',
    '/portal/src/table/',
    ...icons('chevron-left', 'chevron-right', 'chevrons-left', 'chevrons-right'),
  ),
  // All tables.
  together(
    'table',
    '/ui/src/components/data-table/',
    '/ui/src/components/list-editor-frame/reuse-slots.',
    '/ui/src/components/list-editor-frame/use-slots.',
    ...icons('arrow-down', 'arrow-up', 'arrow-up-down'),
  ),
  // What the calls about applications give and take.
  together(
    'application',
    '/api/src/contract/application',
    '/api/src/contract/copy-application.',
    '/api/src/contract/dokap.',
    '/api/src/contract/missing-thing.',
    '/api/src/contract/permit-header.',
    '/api/src/hooks/application.',
    '/api/src/hooks/dokap.',
    '/api/src/rules/area.',
    '/api/src/rules/permit.',
    '/portal/src/permit/area.',
  ),
  // Forms.
  together(
    'form',
    '/react-hook-form/',
    '/forms/src/internal/fields.',
    '/forms/src/internal/flat-errors.',
    '/forms/src/internal/form-problems.',
    '/forms/src/internal/page-form.',
    '/forms/src/internal/refuse-field.',
    '/forms/src/internal/resolver.',
    '/forms/src/internal/use-abort.',
    '/forms/src/internal/use-error-',
    '/forms/src/internal/use-field',
    '/forms/src/internal/use-store.',
    '/forms/src/internal/use-unsaved.',
    '/forms/src/internal/use-zod-form.',
    '/ui/src/components/error-summary/',
    '/ui/src/components/field/type-into.',
    '/ui/src/components/text-area/',
    '/ui/src/focus/after-press.',
  ),
  // Forms of many fields, which keep a draft.
  together(
    'long-form',
    '/forms/src/internal/date-field.',
    '/forms/src/internal/draft-banner.',
    '/forms/src/internal/radio-group.',
    '/forms/src/internal/select.',
    '/forms/src/internal/use-draft',
    '/ui/src/components/action-bar/',
    '/ui/src/components/date-field/calendar-popup.',
    '/ui/src/components/date-field/date-field.',
    '/ui/src/components/date-field/typed-date.',
    '/ui/src/components/date-field/use-calendar.',
    '/ui/src/components/field-row/',
    '/ui/src/components/radio-group/',
    '/ui/src/scroller-of.',
  ),
  { name: 'visitor-frame', test: /shell\/visitor-frame\.tsx$/, priority: 2 },
  { name: 'account-frame', test: /shell\/account-frame\.tsx$/, priority: 1 },
];

/** Builds these files. A path that no module has any more is an error. */
export const groupFiles = (): Plugin => ({
  name: 'pabean:group-files',
  // In `pnpm dev` a module of one group may run before a module of another that it imports.
  apply: 'build',
  config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
  generateBundle() {
    if (unused.size > 0) this.error(`No module has these paths of file-groups.ts: ${[...unused].join(', ')}`);
  },
});
