import { relative } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import ts from 'typescript-api';
import { type Feature, lateIn, missingIn, missingInAll, type Newer, partOf } from './support.ts';

const { api, html, javascript } = bcd as unknown as Record<string, Record<string, Feature>>;

/** The interfaces of MDN's data that have a member: mixins of the compiler are not among them. */
const withMember = (name: string) => Object.values(api ?? {}).map((owner) => partOf(owner, name));

/** The features of a declared member: `groupBy` of `Map`, `canParse` of `URL`. */
function featuresOf(type: string, name: string): (Feature | undefined)[] {
  const known = [
    partOf(javascript, 'builtins', type, name),
    partOf(javascript, 'builtins', 'Intl', type, name),
    /^(?:Big)?(?:Ui|I)nt\d+(?:Clamped)?Array|^Float\d+Array/.test(type)
      ? partOf(javascript, 'builtins', 'TypedArray', name)
      : undefined,
    partOf(api, type, name),
    partOf(api, type, `${name}_static`),
  ].filter(Boolean);
  return known.length > 0 ? known : withMember(name);
}

/** The built-in that an interface of the compiler describes: `Map` for `MapConstructor` and `ReadonlyMap`. */
const builtInOf = (type: string) =>
  type.replace(/^Readonly(?=.)|(?<=.)Constructor$/g, '').replace(/^IteratorObject$/, 'Iterator');

/** What declares a symbol in the compiler's libraries: its interface or variable, and its name. */
function declaredBy(symbol: ts.Symbol, program: ts.Program): [owner: string, name: string] | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || !program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return undefined;
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) return [builtInOf(parent.name.text), symbol.name];
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return [parent.parent.name.getText(), symbol.name];
  return ['Window', symbol.name];
}

/** The feature that a node uses, with its features in MDN's data. */
function usedBy(
  node: ts.Node,
  program: ts.Program,
  checker: ts.TypeChecker,
): [name: string, features: (Feature | undefined)[]] | undefined {
  if (ts.isJsxAttribute(node)) {
    const element = node.parent.parent.tagName.getText();
    const name = node.name.getText().toLowerCase();
    if (!/^[a-z]/.test(element)) return undefined;
    if (/^on[a-z]/.test(name)) return [name, withMember(`${name.slice(2)}_event`)];
    return [
      `<${element} ${name}>`,
      [partOf(html, 'elements', element, name), partOf(html, 'global_attributes', name)],
    ];
  }
  if (ts.isCallExpression(node)) {
    const [event] = node.arguments;
    const isListener = /\baddEventListener$/.test(node.expression.getText());
    return isListener && event && ts.isStringLiteral(event)
      ? [`event ${event.text}`, withMember(`${event.text}_event`)]
      : undefined;
  }
  if (!ts.isIdentifier(node) || ts.isPartOfTypeNode(node)) return undefined;
  const symbol = checker.getSymbolAtLocation(node);
  const declared = symbol && declaredBy(symbol, program);
  if (!declared) return undefined;
  const [owner, name] = declared;
  if (owner !== 'Window') return [`${owner}.${name}`, featuresOf(owner, name)];
  return [name, [partOf(javascript, 'builtins', name), partOf(api, name), partOf(api, 'Window', name)]];
}

/** What sources use of built-ins, events and attributes that is newer than the baseline. */
export function newerInScripts(files: readonly string[], root: string): Newer[] {
  const { config } = ts.readConfigFile(`${root}/tsconfig.base.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config?.compilerOptions ?? {}, root);
  const program = ts.createProgram(files, { ...options, types: ['node', 'vite/client'] });
  // Also gives every node its parent.
  const checker = program.getTypeChecker();
  const found: Newer[] = [];
  for (const file of files) {
    const visit = (node: ts.Node) => {
      const [feature = '', features = []] = usedBy(node, program, checker) ?? [];
      const missing = missingInAll(features, ts.isIdentifier(node) ? missingIn : lateIn);
      if (missing.length > 0) found.push({ file: relative(root, file), feature, missing });
      ts.forEachChild(node, visit);
    };
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return found;
}
