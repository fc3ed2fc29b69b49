import { bare, childAt, listAt, maybeAt, type Node, nameOf, within } from './nodes.ts';
import { meaning } from './origin.ts';
import type { Printer, Replace } from './printer.ts';
import type { Story } from './stories.ts';
import { attributeText, childText, stringOf } from './test-code.ts';

/** The rendering of a story, as text. */
export interface Drawn {
  /** Statements before the function, such as the props that several elements share. */
  constants: string;
  /** Statements at the function's beginning. */
  before: string;
  /** The returned expression. */
  drawn: string;
}

type Args = ReadonlyMap<string, Node>;

function attribute(printer: Printer, name: string, value: Node): string {
  if (name.startsWith('...')) return `{...${printer.print(value)}}`;
  if (bare(value).value === true) return name;
  const string = stringOf(value);
  return `${name}=${string === undefined ? `{${printer.print(value)}}` : attributeText(string)}`;
}

function property(printer: Printer, name: string, value: Node): string {
  const text = printer.print(value);
  if (name.startsWith('...')) return `...${text}`;
  return text === name ? text : `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${text}`;
}

/** The prop `children` as it is written between an element's tags. */
function childrenText(printer: Printer, given: Node): string {
  const node = bare(given);
  const string = stringOf(node);
  if (string !== undefined) return childText(string);
  if (node.type === 'JSXElement') return printer.print(node);
  if (node.type === 'JSXFragment')
    return printer.between(
      node,
      childAt(node, 'openingFragment').end,
      childAt(node, 'closingFragment').start,
    );
  return `{${printer.print(given)}}`;
}

const none: ReadonlySet<string> = new Set();

/** Args as attributes of an element, except for its children. */
const attributesText = (printer: Printer, args: Args, without = none): string =>
  [...args]
    .filter(([name]) => name !== 'children' && !without.has(name))
    .map(([name, value]) => attribute(printer, name, value))
    .join(' ');

function componentElement(printer: Printer, { name: story, get, args }: Story): string {
  const component = get('component');
  if (!component) throw new Error(`${story}: neither a component nor a function that renders.`);
  const [name, opening] = [bare(component), component].map((each) => printer.print(each));
  const children = args.get('children');
  const begin = `<${opening} ${attributesText(printer, args)}`;
  return children ? `${begin}>${childrenText(printer, children)}</${name}>` : `${begin} />`;
}

/** The rendering of a function: its first statements, and its result. */
export function bodyOf(printer: Printer, fn: Node, replace?: Replace): Omit<Drawn, 'constants'> {
  const body = childAt(fn, 'body');
  if (body.type !== 'BlockStatement') return { before: '', drawn: printer.print(bare(body), replace) };
  const last = listAt(body, 'body').at(-1);
  const returned = maybeAt(last, 'argument');
  if (!last || !returned)
    throw new Error(`${fn.source.file}: a function that renders must end with what it returns.`);
  const before = printer.between(body, body.start + 1, last.start, replace);
  return { before, drawn: printer.print(bare(returned), replace) };
}

/** The args as a constant that has the type of the component's props. */
function propsConstant(printer: Printer, { args, name, props }: Story): string {
  if (!props) throw new Error(`${name}: its args have no type.`);
  const written = printer.print(props);
  const isOfComponent = props.type === 'TSTypeQuery';
  const type = isOfComponent
    ? `${printer.import('react', 'ComponentProps', undefined, true)}<${written}>`
    : written;
  return `const props: ${type} = { ${[...args].map(([key, value]) => property(printer, key, value)).join(', ')} };`;
}

/** Replaces `{...args}`, the only use of them, by attributes and children. */
function inlined(printer: Printer, args: Args, spread: Node): Replace {
  const opening = childAt(spread, 'parent');
  const beside = new Set(
    listAt(opening, 'attributes')
      .flatMap((each) => maybeAt(each, 'name') ?? [])
      .map(nameOf),
  );
  const children = beside.has('children') || opening.selfClosing !== true ? undefined : args.get('children');
  const replace: Replace = (node) => {
    if (node === spread) return attributesText(printer, args, beside);
    if (node !== opening || !children) return undefined;
    const begin = printer.between(opening, opening.start, opening.end - 2, replace);
    return `${begin}>${childrenText(printer, children)}</${nameOf(childAt(opening, 'name'))}>`;
  };
  return replace;
}

/** The rendering of a story, without decorators. */
export function drawnBy(printer: Printer, story: Story): Drawn {
  const given = story.get('render');
  if (!given) return { constants: '', before: '', drawn: componentElement(printer, story) };
  const fn = meaning(given);
  if (!fn || !/Function/.test(fn.type)) throw new Error(`${story.name}: render is no function.`);
  const [parameter] = listAt(fn, 'params');
  if (!parameter) return { constants: '', ...bodyOf(printer, fn) };
  const isArgs = (node: Node) => fn.source.references.get(node)?.declared === parameter;
  const [use, ...others] = [...within(childAt(fn, 'body'))].filter(isArgs);
  if (others.length === 0 && use?.parent?.type === 'JSXSpreadAttribute')
    return { constants: '', ...bodyOf(printer, fn, inlined(printer, story.args, use.parent)) };
  const constants = propsConstant(printer, story);
  return { constants, ...bodyOf(printer, fn, (node) => (isArgs(node) ? 'props' : undefined)) };
}
