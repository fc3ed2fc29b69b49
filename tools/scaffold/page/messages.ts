import { type Language, languages } from '../../../packages/api/src/rules/index.ts';
import { type Changes, withEntry } from '../changes.ts';
import { idOf } from './page-call.ts';
import type { DetailPlan, PagePlan } from './plan.ts';

const small = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
const human = (name: string) => name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** Fields of a list or of facts for which the shared dictionary has no label. */
export const ownFields = ({ call }: PagePlan) =>
  call && !call.form
    ? call.shape.fields
        .filter(({ name, label }) => !label && name !== idOf(call.shape))
        .map(({ name }) => name)
    : [];

/** The words of a page about one row of a list. */
function detailMessages(language: Language, { title, record }: DetailPlan): Record<string, string> {
  const said = title[language];
  const say = (id: string, en: string) => (language === 'id' ? id : en);
  const { fields } = record.shape;
  const own = fields.filter(({ name, label }) => !label && name !== idOf(record.shape));
  return {
    lead: say(`Untuk apa halaman ${small(said)}.`, `What the page ${small(said)} is for.`),
    back: say('Kembali ke daftar', 'Back to the list'),
    ...(record.pdfHook ? { pdf: say('Lihat PDF', 'Show PDF') } : {}),
    ...Object.fromEntries(own.map(({ name }) => [name, `${said}: ${human(name)}`])),
    loading: say(`Memuat ${small(said)}`, `Loading ${small(said)}`),
    failed: say(`${said} tidak dapat dimuat`, `${said} could not be loaded`),
  };
}

function wordsIn(language: Language, plan: PagePlan): Record<string, string> {
  const title = plan.title[language];
  const say = (id: string, en: string) => (language === 'id' ? id : en);
  const lead = say(`Untuk apa halaman ${small(title)}.`, `What the page ${small(title)} is for.`);
  const { call } = plan;
  if (!call || call.form) return { lead };
  const heads = ownFields(plan).map((name) => [name, `${title}: ${human(name)}`]);
  if (call.shape.isList)
    return {
      lead,
      ...Object.fromEntries(heads),
      search: say(`Cari ${small(title)}`, `Search ${small(title)}`),
      searchIn: say(`Di mana ${small(title)} dicari`, `Where ${small(title)} is searched`),
      empty: say(`Belum ada ${small(title)}`, `No ${small(title)} yet`),
      emptyText: say(
        `Isi ${small(title)} akan tampil di sini.`,
        `What ${small(title)} holds will appear here.`,
      ),
    };
  return {
    lead,
    ...Object.fromEntries(heads),
    loading: say(`Memuat ${small(title)}`, `Loading ${small(title)}`),
    failed: say(`${title} tidak dapat dimuat`, `${title} could not be loaded`),
  };
}

/** The page's words and, for a new page, its title, in both dictionaries. */
export function writeWords(changes: Changes, plan: PagePlan | DetailPlan): void {
  const { name, title } = plan;
  for (const language of languages) {
    const words = 'list' in plan ? detailMessages(language, plan) : wordsIn(language, plan);
    const group = Object.entries(words).map(([key, text]) => `    ${key}: '${text}',`);
    changes.edit(`apps/portal/src/messages/pages-${language}.ts`, (text) => {
      if (text.includes(`\n  ${name.camel}: {`)) throw new Error(`it has words for ${name.camel} already.`);
      const opening =
        language === 'id' ? 'export const pagesId = {' : 'export const pagesEn: PageMessages = {';
      return withEntry(text, opening, `\n  ${name.camel}: {\n${group.join('\n')}\n  },`);
    });
    if (title.known) continue;
    changes.edit(`apps/portal/src/messages/${language}.ts`, (text) =>
      withEntry(text, 'titles: {', `    ${title.key}: '${title[language]}',`),
    );
  }
}
