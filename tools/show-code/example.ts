import { bare, childAt, listAt, type Node, nameOf } from './nodes.ts';
import { needsOffice } from './office.ts';
import { declarationOf, meaning, propertiesOf } from './origin.ts';
import { Printer } from './printer.ts';
import { bodyOf, type Drawn, drawnBy } from './render.ts';
import { sourceOf } from './source.ts';
import { type Story, storiesOf } from './stories.ts';

function isOfTests(decorator: Node): boolean {
  const called = decorator.type === 'CallExpression' ? childAt(decorator, 'callee') : decorator;
  return called.type === 'Identifier' && declarationOf(called)?.from.includes('/testing/') === true;
}

const asChild = (drawn: string) => (drawn.startsWith('<') ? drawn : `{${drawn}}`);

/** Applies a decorator: the inner code replaces `<Story />` or `{Story()}`. */
function decorated(printer: Printer, decorator: Node, inner: Drawn): Drawn {
  const fn = meaning(decorator);
  const [parameter] = listAt(fn, 'params');
  if (!fn || !parameter) throw new Error(`${decorator.source.file}: a decorator is no function of a story.`);
  const isStory = (node: Node) => nameOf(node) === nameOf(parameter);
  const body = bodyOf(printer, fn, (node) => {
    const isElement = node.type === 'JSXElement' && isStory(childAt(childAt(node, 'openingElement'), 'name'));
    const called = node.type === 'JSXExpressionContainer' ? childAt(node, 'expression').callee : undefined;
    return isElement || (called && isStory(called as Node)) ? asChild(inner.drawn) : undefined;
  });
  return { ...body, constants: inner.constants, before: inner.before + body.before };
}

/** Adds the messages that the book's toolbar provides for a story in English. */
function inEnglish(printer: Printer, { drawn, constants, before }: Drawn): Drawn {
  const provider = printer.import('@pabean/ui', 'MessagesProvider');
  const messages = printer.import('@pabean/ui/messages', 'en', 'uiEn');
  const wrap = (child: string) => `<${provider} messages={${messages}}>${child}</${provider}>`;
  if (!printer.imported().some(({ from }) => from === '@pabean/forms'))
    return { constants, before, drawn: wrap(asChild(drawn)) };
  const forms = printer.import('@pabean/forms', 'FormsProvider');
  const formsEn = printer.import('@pabean/forms', 'formsEn');
  const shared = printer.import('@pabean/api/rules', 'en', 'sharedEn');
  return {
    constants: `${constants}\nconst english = { forms: ${formsEn}, shared: ${shared} };`,
    before,
    drawn: wrap(`<${forms} messages={english}>${asChild(drawn)}</${forms}>`),
  };
}

function inOffice(printer: Printer, inner: Drawn): Drawn {
  const provider = printer.import('@pabean/ui', 'OfficeProvider');
  const office = printer.import('@pabean/api/rules', 'office020400');
  return { ...inner, drawn: `<${provider} office={${office}}>${asChild(inner.drawn)}</${provider}>` };
}

/** Comments for tools, such as why a linter rule is ignored or that a call is pure. */
const toolComments = /\/\/ biome-ignore.*\n\s*|\/\* (biome-ignore.*?|@__PURE__) \*\/\s*/g;

function codeOf(file: string, story: Story): string {
  const printer = new Printer(`${file}, ${story.name}`);
  let drawn = drawnBy(printer, story);
  for (const decorator of story.decorators)
    if (!isOfTests(decorator)) drawn = decorated(printer, decorator, drawn);
  const language = propertiesOf(story.get('globals')).get('language');
  if (language && bare(language).value === 'en') drawn = inEnglish(printer, drawn);
  const used = printer.imported();
  if (needsOffice(used) && !used.some(({ name }) => name === 'OfficeProvider'))
    drawn = inOffice(printer, drawn);
  const example = `export function Example() {\n${drawn.before.trim()}\nreturn (${drawn.drawn});\n}`;
  return [printer.finish(), drawn.constants, example].join('\n\n').replace(toolComments, '');
}

/** Whether a story, or its file, says that it shows no code. */
function isHidden({ get }: Story): boolean {
  const canvas = propertiesOf(propertiesOf(get('parameters')).get('docs')).get('canvas');
  const state = propertiesOf(canvas).get('sourceState');
  return state !== undefined && bare(state).value === 'none';
}

/** The code that each story of a file shows, by the name of its export; not formatted yet. */
export const codesOf = (file: string): [story: string, code: string][] =>
  storiesOf(sourceOf(file))
    .filter((story) => !isHidden(story))
    .map((story) => [story.name, codeOf(file, story)]);
