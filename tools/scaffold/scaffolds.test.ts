import { parseSync } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { type Changes, startChanges } from './changes.ts';
import { generatorOf } from './generate.ts';

// What the scaffolds would write here; nothing is saved. That the result runs is shown by `pnpm prove:scaffolds`.

let changes: Changes;
beforeEach(() => {
  changes = startChanges(root);
});

/** Runs a generator as from the command line. */
function make(command: string): string {
  const [kind = '', ...args] = command.split(' ');
  return generatorOf(kind).write(changes, args);
}

const read = (file: string) => changes.read(file);

test.each([
  ['call postal-parcel/save-parcel --writes', 'packages/api/src/contract/postal-parcel.ts'],
  ['call postal-parcel/parcel-list', 'apps/server/src/http/routes/parcel-list.store.test.ts'],
  ['call release-letter/letter-search --paged', 'packages/api/src/hooks/release-letter.ts'],
  ['command permit archive', 'apps/server/src/officer/permit-commands.ts'],
  ['command warning withdraw', 'apps/server/src/officer/warning-withdraw.ts'],
  ['component button-group', 'packages/ui/src/components/button-group/button-group.stories.tsx'],
  ['field permit-header shelfMark --text 40', 'apps/server/src/demo/demo-applications.ts'],
  ['form entry --schema noStripRow', 'packages/forms/src/entry/entry-form.tsx'],
  ['page greeting --access visitor', 'apps/portal/src/pages/greeting/greeting-page.test.tsx'],
  ['page news --call announcement-list', 'apps/portal/src/pages/news/news-page.tsx'],
])('%s writes %s', (command, file) => {
  const before = read(file);
  make(command);
  expect(read(file)).not.toBe(before);
  expect(parseSync(file, read(file)).errors).toEqual([]);
});

test('a call that reads follows one that writes: the table, and what the write makes stale', () => {
  make('call postal-parcel/save-parcel --writes');
  make('call postal-parcel/parcel-list --paged');
  expect(read('packages/api/src/hooks/postal-parcel.ts')).toContain('touches: [parcelList, ]');
  expect(read('apps/server/src/http/routes/postal-parcel.ts')).toContain("selectFrom('postal_parcel')");
  expect(read('apps/server/src/http/routes/index.ts').match(/\.\.\.postalParcelHandlers,/g)).toHaveLength(1);
});

test.each([
  ['call SaveParcel', /names no call/],
  ['call postal/saveParcel', /kebab-case, for example/],
  ['call company/company-of', /There is a call companyOf already/],
  ['call company/save-company --writes', /There is a table company/],
  ['call postal/parcel-list --unknown', /unknown/],
  ['command permit reject', /There is a command permit reject already/],
  ['component button', /exists already/],
  ['field permit-header number --text 40', /There is a field or a label number already/],
  ['field permit-header shelfMark', /--text 40/],
  ['form parcel --schema nothing', /exports no object schema "nothing"/],
  ['form send --schema noStripRow', /messages for send already/],
  ['page application-list', /already/],
  ['page parcels --access admin', /--access cannot be "admin"/],
  ['page parcels --call save-application', /Say with --form/],
  ['box parcels', /There is no generator box/],
])('%s is refused', (command, message) => {
  expect(() => make(command)).toThrow(message);
});
