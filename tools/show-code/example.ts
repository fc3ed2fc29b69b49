import type { Edit, Located } from './edits.ts';
import { moduleOf } from './module.ts';
import { bare, childAt, listAt, nameOf, within } from './nodes.ts';
import { needsOffice } from './office.ts';
import { declarationOf } from './origin.ts';
import { createPrinter, type Printer } from './printer.ts';
import { bodyOf, type Drawn, drawnBy } from './render.ts';
import { type Story, storiesOf } from './stories.ts';
import { meaning, propertiesOf } from './values.ts';

/** The decorators of a story, the innermost first, without those for tests. */
function decoratorsOf({ own, meta }: Story): Located[] {
  return [own.get('decorators'), meta.get('decorators')].flatMap((at) => {
    const list = at && meaning(at);
    return list ? listAt(list.node, 'elements').map((node) => ({ module: list.module, node })) : [];
  });
}

function isOfTests({ module, node }: Located): boolean {
  const called = node.type === 'CallExpression' ? childAt(node, 'callee') : node;
  const origin = called.type === 'Identifier' ? declarationOf(module, nameOf(called)) : undefined;
  return origin !== undefined && 'file' in origin && origin.file.includes('/testing/');
}

/** Applies a decorator: the inner code replaces `<Story />` or `{Story()}`. */
function decorated(printer: Printer, decorator: Located, inner: Drawn): Drawn {
  const fn = meaning(decorator);
  const [parameter] = fn ? listAt(fn.node, 'params') : [];
  if (!fn || !parameter) throw new Error(`${decorator.module.file}: a decorator is no function of a story.`);
  const name = nameOf(parameter);
  const asChild = inner.isElement ? inner.drawn : `{${inner.drawn}}`;
  const edits = [...within(childAt(fn.node, 'body'))].flatMap(({ node, around }): Edit[] => {
    const parent = around.at(-1);
    const isAlone =
      node.type === 'JSXElement' && nameOf(childAt(childAt(node, 'openingElement'), 'name')) === name;
    const isCalled = node.type === 'CallExpression' && nameOf(childAt(node, 'callee')) === name;
    if (isAlone) return [{ start: node.start, end: node.end, text: () => (parent ? asChild : inner.drawn) }];
    if (!isCalled) return [];
    const place = parent?.type === 'JSXExpressionContainer' ? parent : node;
    return [{ start: place.start, end: place.end, text: () => (place === node ? inner.drawn : asChild) }];
  });
  const body = bodyOf(printer, fn, edits);
  return { ...body, constants: inner.constants, before: inner.before + body.before };
}

const isForm = ({ from }: { from: string }) => from === '@pabean/forms';

/** Adds the messages that the book's toolbar provides for a story in English. */
function inEnglish(printer: Printer, inner: Drawn): Drawn {
  const provider = printer.import('@pabean/ui', 'MessagesProvider');
  const messages = printer.import('@pabean/ui/messages', 'en', { as: 'uiEn' });
  const child = inner.isElement ? inner.drawn : `{${inner.drawn}}`;
  const wrap = (drawn: string, constants: string) => ({ ...inner, drawn, constants, isElement: true });
  if (!printer.imported().some(isForm))
    return wrap(`<${provider} messages={${messages}}>${child}</${provider}>`, inner.constants);
  const forms = printer.import('@pabean/forms', 'FormsProvider');
  const formsEn = printer.import('@pabean/forms', 'formsEn');
  const shared = printer.import('@pabean/api/rules', 'en', { as: 'sharedEn' });
  return wrap(
    `<${provider} messages={${messages}}><${forms} messages={english}>${child}</${forms}></${provider}>`,
    `${inner.constants}\nconst english = { forms: ${formsEn}, shared: ${shared} };`,
  );
}

function inOffice(printer: Printer, inner: Drawn): Drawn {
  const provider = printer.import('@pabean/ui', 'OfficeProvider');
  const office = printer.import('@pabean/api/rules', 'office020400');
  const child = inner.isElement ? inner.drawn : `{${inner.drawn}}`;
  return { ...inner, isElement: true, drawn: `<${provider} office={${office}}>${child}</${provider}>` };
}

function codeOf(story: Story): string {
  const printer = createPrinter(`${story.module.file}, ${story.name}`);
  let drawn = drawnBy(printer, story);
  for (const decorator of decoratorsOf(story))
    if (!isOfTests(decorator)) drawn = decorated(printer, decorator, drawn);
  const globals = story.own.get('globals') ?? story.meta.get('globals');
  const language = globals && propertiesOf(globals).get('language');
  if (language && bare(language.node).value === 'en') drawn = inEnglish(printer, drawn);
  const used = printer.imported();
  if (needsOffice(used) && !used.some(({ name }) => name === 'OfficeProvider'))
    drawn = inOffice(printer, drawn);
  const { imports, declarations } = printer.finish();
  const example = `export function Example() {\n${drawn.before.trim()}\nreturn (${drawn.drawn});\n}`;
  return [imports, declarations, drawn.constants, example].filter(Boolean).join('\n\n');
}

/** Whether the file marks a story to show no code. */
function isHidden({ own, meta }: Story): boolean {
  const follow = (at: Located | undefined, name: string) => at && propertiesOf(at).get(name);
  return [own, meta].some((each) => {
    const state = follow(follow(follow(each.get('parameters'), 'docs'), 'canvas'), 'sourceState');
    return state !== undefined && bare(state.node).value === 'none';
  });
}

/** The code that each story of a file shows, by the name of its export; not formatted yet. */
export const codesOf = (file: string): [story: string, code: string][] =>
  storiesOf(moduleOf(file))
    .filter((story) => !isHidden(story))
    .map((story) => [story.name, codeOf(story)]);
