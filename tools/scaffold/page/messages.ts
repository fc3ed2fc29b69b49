import { type Language, languages } from '../../../packages/api/src/rules/index.ts';
import { type Changes, quoted, withEntry } from '../changes.ts';
import { small } from '../names.ts';
import type { Shape } from '../schema-fields.ts';
import { idOf } from './page-call.ts';
import type { PagePlan } from './plan.ts';

const human = (name: string) => name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** The page's words, and those of the page about one of its rows: the two share a group, so that nothing is said twice. */
function wordsIn(language: Language, { title: titles, call, record }: PagePlan): Record<string, string> {
  const title = titles[language];
  const thing = small(title);
  const say = (id: string, en: string) => (language === 'id' ? id : en);
  /** Fields for which the shared dictionary has no label. */
  const headsOf = (shape: Shape) =>
    Object.fromEntries(
      shape.fields
        .filter(({ name, label }) => !label && name !== idOf(shape))
        .map(({ name }) => [name, `${title}: ${human(name)}`]),
    );
  const load = {
    loading: say(`Memuat ${thing}`, `Loading ${thing}`),
    failed: say(`${title} tidak dapat dimuat`, `${title} could not be loaded`),
  };
  const lead = say(`Untuk apa halaman ${thing}.`, `What the page ${thing} is for.`);
  if (!call || call.form) return { lead };
  if (!call.shape.isList) return { lead, ...headsOf(call.shape), ...load };
  const search = {
    search: say(`Cari ${thing}`, `Search ${thing}`),
    searchIn: say(`Di mana ${thing} dicari`, `Where ${thing} is searched`),
    empty: say(`Belum ada ${thing}`, `No ${thing} yet`),
    emptyText: say(`Isi ${thing} akan tampil di sini.`, `What ${thing} holds will appear here.`),
  };
  if (!record) return { lead, ...headsOf(call.shape), ...search };
  return {
    lead,
    ...headsOf(call.shape),
    ...headsOf(record.shape),
    ...search,
    detailLead: say(`Untuk apa halaman detail ${thing}.`, `What the page of one of ${thing} is for.`),
    back: say(`Kembali ke ${thing}`, `Back to ${thing}`),
    ...(record.pdfHook ? { pdf: say(`Lihat PDF ${thing}`, `Show PDF of ${thing}`) } : {}),
    ...load,
  };
}

/** The page's words, in both dictionaries. */
export function writeWords(changes: Changes, plan: PagePlan): void {
  const { camel } = plan.name;
  for (const language of languages) {
    const words = Object.entries(wordsIn(language, plan));
    const group = words.map(([key, text]) => `    ${key}: ${quoted(text)},`);
    changes.edit(`apps/portal/src/messages/pages-${language}.ts`, (text) => {
      if (text.includes(`\n  ${camel}: {`)) throw new Error(`it has words for ${camel} already.`);
      const opening =
        language === 'id' ? 'export const pagesId = {' : 'export const pagesEn: PageMessages = {';
      return withEntry(text, opening, `\n  ${camel}: {\n${group.join('\n')}\n  },`);
    });
  }
}

/** The page's title, in both dictionaries. */
export function writeTitle(changes: Changes, { name, title }: PagePlan): void {
  for (const language of languages)
    changes.edit(`apps/portal/src/messages/${language}.ts`, (text) =>
      withEntry(text, 'titles: {', `    ${name.camel}: ${quoted(title[language])},`),
    );
}
