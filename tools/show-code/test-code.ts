import { bare, childAt, listAt, maybeAt, type Node, nameOf } from './nodes.ts';
import { declarationOf } from './origin.ts';

/** Whether a call is one of `fn` of Storybook, or of a constant such as `fn<Save>`. */
function isSpy(callee: Node): boolean {
  const value = bare(callee);
  if (value.type !== 'Identifier') return false;
  const origin = declarationOf(value);
  if (origin?.from === 'storybook/test') return origin.name === 'fn';
  const statement = value.source.statements.get(nameOf(value));
  const init = maybeAt(listAt(statement, 'declarations')[0], 'init');
  return init?.type === 'TSInstantiationExpression' && isSpy(init);
}

const isSay = (callee: Node) =>
  nameOf(callee) === 'say' && declarationOf(callee)?.from.endsWith('/testing/say.ts') === true;

/** The text of a string, the Indonesian one of `say`; undefined for other expressions. */
export function stringOf(node: Node): string | undefined {
  const value = bare(node);
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined;
  const [first] = listAt(value, 'arguments');
  const isCall = value.type === 'CallExpression' && isSay(childAt(value, 'callee'));
  return isCall && first ? stringOf(first) : undefined;
}

/** A string as an attribute's value in JSX. */
export const attributeText = (text: string): string =>
  /["\\\n&]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`;

/** A string as a child in JSX. */
export const childText = (text: string): string =>
  /[{}<>&\n]|^\s|\s$|^$/.test(text) ? `{${JSON.stringify(text)}}` : text;

/** What is shown in the place of code for tests: spies, poses, texts in two languages; undefined for other code. */
export function withoutTestCode(node: Node, print: (node: Node) => string): string | undefined {
  if (node.type === 'JSXAttribute' && nameOf(childAt(node, 'name')) === 'data-posed') return '';
  if (node.type === 'JSXExpressionContainer') {
    const value = childAt(node, 'expression');
    const text = value.type === 'CallExpression' ? stringOf(value) : undefined;
    if (text === undefined) return undefined;
    return node.parent?.type === 'JSXAttribute' ? attributeText(text) : childText(text);
  }
  if (node.type === 'Property' && node.shorthand === true) {
    // The key is printed only if something else stands for the value.
    const [key, value] = [childAt(node, 'key'), childAt(node, 'value')];
    const text = print(value);
    return value.type !== 'Identifier' || text === nameOf(key) ? text : `${nameOf(key)}: ${text}`;
  }
  if (node.type !== 'CallExpression') return undefined;
  const [first] = listAt(node, 'arguments');
  if (isSpy(childAt(node, 'callee'))) return first ? print(first) : 'console.log';
  return first && isSay(childAt(node, 'callee')) ? print(first) : undefined;
}
