import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf, isNode, lineAt, type Node, treeOf } from './tree.ts';

const sources = 'packages/{ui,forms}/src/**/*.{ts,tsx}';
const notShown = /\.(stories|examples|test|css)\.tsx?$|\/(testing|messages|theme)\//;

/** Names of attributes and props whose values users read. */
const accessible =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|hint|heading|lead|description|caption|note|busyLabel|confirmLabel|question)$/;

/** Words: at least two letters in a row. Symbols such as `·` and `–` and numbers need no translation. */
const hasWords = (text: unknown): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text);

/** The literal texts that an expression in JSX can show, without conditions and calls inside it. */
function shown(node: Node): Node[] {
  switch (node.type) {
    case 'Literal':
      return hasWords(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: unknown } }[]).some(({ value }) => hasWords(value.cooked))
        ? [node]
        : [];
    case 'JSXExpressionContainer':
      return shown(node.expression as Node);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].filter(isNode).flatMap(shown);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '===' || node.operator === '!=='
        ? []
        : [node.left, node.right].filter(isNode).flatMap(shown);
    default:
      return [];
  }
}

function written(node: Node): Node[] {
  if (node.type === 'JSXText') return hasWords(node.value) ? [node] : [];
  if (node.type === 'JSXAttribute') {
    const { name, value } = node as unknown as { name: { name: unknown }; value: unknown };
    const own = isNode(value) && accessible.test(String(name.name)) ? shown(value) : [];
    return [...own, ...childrenOf(node).flatMap(written)];
  }
  if (node.type === 'Property' || node.type === 'AssignmentPattern') {
    const { key, value, left, right } = node as unknown as Record<string, Node | undefined>;
    const [name, given] = node.type === 'Property' ? [key, value] : [left, right];
    const own = isNode(given) && accessible.test(String(name?.name ?? name?.value)) ? shown(given) : [];
    return [...own, ...childrenOf(node).flatMap(written)];
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const inside = (node.children as Node[]).flatMap((child) =>
      child.type === 'JSXExpressionContainer' ? shown(child) : [],
    );
    return [...inside, ...childrenOf(node).flatMap(written)];
  }
  return childrenOf(node).flatMap(written);
}

/** The visible and accessible texts that are in a source instead of a dictionary, one line each. */
export function wordsIn(file: string, source: string): string[] {
  return written(treeOf(file, source)).map(({ start, end }) => {
    const line = lineAt(source, start);
    const text = source.slice(start, end).trim();
    return `${file}:${line} says ${text}: put it into the dictionary.`;
  });
}

/**
 * Texts on the screen or for screen readers that are in no dictionary.
 *
 * @param baseDir Absolute path of a repository of this shape.
 */
export function findWrittenWords(baseDir: string): string[] {
  return globSync(sources, { cwd: baseDir })
    .filter((file) => !notShown.test(file))
    .sort()
    .flatMap((file) => wordsIn(file, readFileSync(join(baseDir, file), 'utf8')));
}
