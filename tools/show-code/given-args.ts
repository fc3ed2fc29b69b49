import type { Node } from '../check/tree.ts';
import { attributesText, childrenText, entryOf, objectText } from './args.ts';
import { type Edit, type Located, printed } from './edits.ts';
import { bare, childAt, listAt, nameOf, type Placed, within } from './nodes.ts';
import { stringOf } from './omitted.ts';
import type { Printer } from './printer.ts';
import { besides, type Story } from './stories.ts';
import { type Entry, isSpread } from './values.ts';

/** The references to a function's parameter, or to a part of it. */
function usesOf({ module, node }: Located, name: string): Placed[] {
  const references = module.scopes.acquire(node as never)?.set.get(name)?.references ?? [];
  const starts = new Set(references.map(({ identifier }) => identifier.range[0]));
  return [...within(childAt(node, 'body'))].filter(
    ({ node: each }) => /^(JSX)?Identifier$/.test(each.type) && starts.has(each.start),
  );
}

/** Names that are declared inside of a function. */
function innerNames({ module, node }: Located): Set<string> {
  const scope = module.scopes.acquire(node as never);
  const scopes = scope ? [scope] : [];
  for (const each of scopes) scopes.push(...each.childScopes);
  return new Set(scopes.flatMap(({ variables }) => variables.map(({ name }) => name)));
}

/** Values that may be repeated, because they need no computation. */
function isCheap({ module, node }: Located): boolean {
  const value = bare(node);
  if (value.type === 'Literal' || value.type === 'Identifier') return true;
  return stringOf(module, value) !== undefined || printsOnly({ module, node: value });
}

const printsOnly = ({ node }: Located) =>
  node.type === 'CallExpression' &&
  nameOf(childAt(node, 'callee')) === 'fn' &&
  listAt(node, 'arguments').length === 0;

interface Uses {
  spreads: Placed[];
  members: Placed[];
  others: Placed[];
}

function sorted(uses: readonly Placed[]): Uses {
  const kindOf = ({ node, around }: Placed) => {
    const parent = around.at(-1);
    if (parent?.type === 'JSXSpreadAttribute') return 'spreads';
    const isMember =
      parent?.type === 'MemberExpression' && parent.object === node && parent.computed !== true;
    return isMember ? 'members' : 'others';
  };
  const of = (kind: keyof Uses) => uses.filter((use) => kindOf(use) === kind);
  return { spreads: of('spreads'), members: of('members'), others: of('others') };
}

const propertyOf = ({ around }: Placed) => nameOf(childAt(around.at(-1) as Node, 'property'));

/** Whether all uses of a function's args can be inlined. */
function canBeInlined(fn: Located, entries: readonly Entry[], { spreads, members, others }: Uses): boolean {
  if (others.length > 0 || spreads.length > 1) return false;
  const inner = innerNames(fn);
  const mentionsInner = ({ module, node }: Located) =>
    module.mentions.some(({ name, start }) => start >= node.start && start < node.end && inner.has(name));
  if (entries.some((entry) => mentionsInner(isSpread(entry) ? entry.spread : entry.value))) return false;
  const names = members.map(propertyOf);
  return names.every((name, index) => {
    const value = entryOf(entries, name);
    const isOnce = spreads.length === 0 && names.indexOf(name) === index && names.lastIndexOf(name) === index;
    return value && (isCheap(value) || isOnce);
  });
}

/** Inlines args as attributes and children of the one element that they are spread into. */
function spreadEdits({ around }: Placed, entries: readonly Entry[]): Edit[] {
  const [element, opening, spread] = around.slice(-3) as [Node, Node, Node];
  const without = besides(opening, element);
  const children = without.has('children') ? undefined : entryOf(entries, 'children');
  const attributes: Edit = {
    start: spread.start,
    end: spread.end,
    text: (printer) => attributesText(printer, entries, new Set([...without, 'children'])),
  };
  if (!children) return [attributes];
  const name = childAt(opening, 'name');
  return [
    attributes,
    {
      start: opening.end - 2,
      end: opening.end,
      text: (printer) => `>${childrenText(printer, children)}</${nameOf(name)}>`,
    },
  ];
}

function memberEdit(use: Placed, entries: readonly Entry[]): Edit {
  const { start, end } = use.around.at(-1) as Node;
  const value = entryOf(entries, propertyOf(use));
  return { start, end, text: (printer) => (value ? printed(printer, value) : 'undefined') };
}

/** The args as a constant that has the type of the component's props. */
function propsConstant(printer: Printer, story: Story, entries: readonly Entry[], name: string): string {
  if (!story.props) throw new Error(`${story.name}: its args have no type.`);
  const { type, isComponent } = story.props;
  const written = printed(printer, type);
  const of = isComponent
    ? `${printer.import('react', 'ComponentProps', { isType: true })}<${written}>`
    : written;
  return `const ${name}: ${of} = { ${objectText(printer, entries)} };`;
}

/** The result of resolving the args of a render function. */
export interface Given {
  constants: string;
  before: string;
  edits: Edit[];
}

/**
 * Resolves the args of a render function: inlined if they are used once, else as a constant of shared props.
 */
export function givenArgs(printer: Printer, story: Story, fn: Located, entries: readonly Entry[]): Given {
  const [parameter] = listAt(fn.node, 'params');
  if (!parameter) return { constants: '', before: '', edits: [] };
  if (parameter.type === 'ObjectPattern') return givenParts(printer, story, fn, entries, parameter);
  const uses = usesOf(fn, nameOf(parameter));
  const { spreads, members } = sorted(uses);
  if (canBeInlined(fn, entries, sorted(uses))) {
    const edits = [
      ...spreads.flatMap((use) => spreadEdits(use, entries)),
      ...members.map((use) => memberEdit(use, entries)),
    ];
    return { constants: '', before: '', edits };
  }
  const name = innerNames(fn).has('props') && nameOf(parameter) !== 'props' ? 'shared' : 'props';
  const edits = uses.map(({ node: { start, end } }) => ({ start, end, text: () => name }));
  return { constants: propsConstant(printer, story, entries, name), before: '', edits };
}

/** `({ rows }) => …`: each part is inlined; with a rest element the constant is destructured. */
function givenParts(
  printer: Printer,
  story: Story,
  fn: Located,
  entries: readonly Entry[],
  pattern: Node,
): Given {
  const parts = listAt(pattern, 'properties');
  if (parts.some(({ type }) => type === 'RestElement')) {
    const before = `const ${printed(printer, { module: fn.module, node: pattern })} = props;\n`;
    return { constants: propsConstant(printer, story, entries, 'props'), before, edits: [] };
  }
  const edits = parts.flatMap((part) => {
    const value = entryOf(entries, nameOf(childAt(part, 'key')));
    return usesOf(fn, nameOf(childAt(part, 'value'))).map(({ node, around }): Edit => {
      const isShort = around.at(-1)?.type === 'Property' && around.at(-1)?.shorthand === true;
      const written = (text: string) => (isShort ? `${nameOf(node)}: ${text}` : text);
      return {
        start: node.start,
        end: node.end,
        text: () => written(value ? printed(printer, value) : 'undefined'),
      };
    });
  });
  return { constants: '', before: '', edits };
}
