import { quoted } from '../changes.ts';
import type { DetailPlan, PagePlan } from './plan.ts';

const start = (more: readonly string[], lines: readonly string[]) => `${more.join('\n')}
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

${lines.join('\n')}
`;

const pressing = "const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));\n";
const user = "import { userEvent } from '@testing-library/user-event';";

/** Test data of an address: `/a/:id` → `/a/01J8`. */
export const exampleAddress = (path: string) => path.replaceAll(/:\w+/g, '01J8');

const open = ({ path, user }: PagePlan) =>
  `  await portal.open('${exampleAddress(path)}'${user === 'importir' ? '' : `, ${user ? `'${user}'` : 'null'}`});`;

const plain = (plan: PagePlan) =>
  start(
    ["import { screen } from '@testing-library/react';"],
    [
      "it('says what it is for', async () => {",
      open(plan),
      `  await screen.findByRole('heading', { level: 1, name: ${quoted(plan.title.id)} });`,
      `  expect(document.title).toBe(${quoted(`${plan.title.id} – Pabean`)});`,
      '});',
    ],
  );

const reading = (plan: PagePlan, path: string) =>
  start(
    ["import { screen, waitFor } from '@testing-library/react';", user],
    [
      "it('says why its content did not come, and shows it when it does', async () => {",
      `  portal.breakCalls('${path}');`,
      open(plan),
      `  await screen.findByRole('heading', { level: 1, name: ${quoted(plan.title.id)} });`,
      "  expect((await screen.findByRole('alert')).textContent).toContain('Terjadi kesalahan di server.');",
      '  portal.repair();',
      "  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));",
      "  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());",
      `  expect(portal.calls.filter((call) => / ${path.replaceAll('/', '\\/')}(\\?|$)/.test(call))).toHaveLength(2);`,
      '});',
    ],
  );

const readingOne = (plan: DetailPlan) =>
  start(
    ["import { screen } from '@testing-library/react';", user],
    [
      "it('says why its content did not come, and has one way back to the list where there is none', async () => {",
      `  portal.breakCalls('${plan.record.path.replace(/\{\w+\}/, '01J8')}');`,
      open(plan),
      `  await screen.findByRole('heading', { level: 1, name: ${quoted(plan.title.id)} });`,
      "  expect((await screen.findByRole('alert')).textContent).toContain('Terjadi kesalahan di server.');",
      '  portal.repair();',
      "  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));",
      "  const back = await screen.findByRole('link', { name: /^Kembali ke / });",
      `  expect(back.getAttribute('href')).toBe('#${plan.list.path}');`,
      '});',
    ],
  );

const writing = (plan: PagePlan, { path, shape }: NonNullable<PagePlan['call']>) =>
  start(
    ["import { screen } from '@testing-library/react';", user],
    [
      pressing,
      "it('keeps what was typed when it could not be saved, and says when it was', async () => {",
      `  portal.breakCalls('${path}');`,
      open(plan),
      ...shape.fields
        .filter(({ name }) => name !== 'user')
        .map(
          ({ label, sample }) =>
            `  await userEvent.type(await screen.findByRole('textbox', { name: '${label}' }), '${sample?.typed}');`,
        ),
      "  await press('Simpan');",
      "  await screen.findByRole('group', { name: /Terjadi kesalahan di server/ });",
      '  portal.repair();',
      "  await press('Simpan');",
      "  expect(await screen.findAllByText('Berhasil menyimpan')).not.toHaveLength(0);",
      '});',
    ],
  );

/** The page's test: the whole portal on the real server. */
export function testTemplate(plan: PagePlan | DetailPlan): string {
  if ('list' in plan) return readingOne(plan);
  if (!plan.call) return plain(plan);
  return plan.call.form ? writing(plan, plan.call) : reading(plan, plan.call.path);
}
