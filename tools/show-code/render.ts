import { attributesText, childrenText, entryOf, merged } from './args.ts';
import { type Edit, type Located, printed } from './edits.ts';
import { givenArgs } from './given-args.ts';
import { bare, childAt, isElement, listAt, maybeAt } from './nodes.ts';
import type { Printer } from './printer.ts';
import type { Story } from './stories.ts';
import { type Entry, entriesOf, meaning } from './values.ts';

/** The rendering of a story, as text. */
export interface Drawn {
  /** Statements before the function, such as the props that several elements share. */
  constants: string;
  /** Statements at the function's beginning. */
  before: string;
  /** The returned expression. */
  drawn: string;
  isElement: boolean;
}

/** The args of a story, those of its file first. */
export function argsOf({ own, meta }: Story): Entry[] {
  const all = [meta.get('args'), own.get('args')].flatMap((at) =>
    at ? (entriesOf(at) ?? [{ spread: at }]) : [],
  );
  return merged(all);
}

function componentElement(printer: Printer, story: Story, entries: readonly Entry[]): string {
  const component = story.meta.get('component');
  if (!component) throw new Error(`${story.name}: neither a component nor a function that renders.`);
  const { module, node } = component;
  const isTyped = node.type === 'TSInstantiationExpression';
  const name = printed(printer, { module, node: isTyped ? childAt(node, 'expression') : node });
  const opening = isTyped ? printed(printer, component) : name;
  const attributes = attributesText(printer, entries, new Set(['children']));
  const children = entryOf(entries, 'children');
  return children
    ? `<${opening} ${attributes}>${childrenText(printer, children)}</${name}>`
    : `<${opening} ${attributes} />`;
}

/** The rendering of a function: its first statements, and its result. */
export function bodyOf(printer: Printer, { module, node }: Located, edits: readonly Edit[]) {
  const body = childAt(node, 'body');
  if (body.type !== 'BlockStatement')
    return {
      before: '',
      drawn: printed(printer, { module, node: bare(body) }, edits),
      isElement: isElement(bare(body)),
    };
  const statements = listAt(body, 'body');
  const last = statements.at(-1);
  const returned = last?.type === 'ReturnStatement' ? maybeAt(last, 'argument') : undefined;
  if (!last || !returned)
    throw new Error(`${module.file}: a function that renders must end with what it returns.`);
  const before = printer.text({ module, start: body.start + 1, end: last.start }, edits);
  return {
    before,
    drawn: printed(printer, { module, node: bare(returned) }, edits),
    isElement: isElement(bare(returned)),
  };
}

/** The rendering of a story, without decorators. */
export function drawnBy(printer: Printer, story: Story): Drawn {
  const entries = argsOf(story);
  const given = story.own.get('render') ?? story.meta.get('render');
  if (!given)
    return { constants: '', before: '', drawn: componentElement(printer, story, entries), isElement: true };
  const fn = meaning(given);
  if (!fn || !/Function/.test(fn.node.type)) throw new Error(`${story.name}: render is no function.`);
  const { constants, before, edits } = givenArgs(printer, story, fn, entries);
  const body = bodyOf(printer, fn, edits);
  return { ...body, constants, before: before + body.before };
}
