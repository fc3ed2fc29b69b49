import { childAt, listAt, maybeAt, type Node, nameOf } from './nodes.ts';
import { meaning, propertiesOf } from './origin.ts';
import type { Source } from './source.ts';

/** A story of a file. */
export interface Story {
  /** The name of its export. */
  name: string;
  /** A property of its own, of the story that it is made from, or of the file's `meta`. */
  get: (name: string) => Node | undefined;
  /** Its args, those of the file first. */
  args: ReadonlyMap<string, Node>;
  /** The decorators, the innermost first. */
  decorators: readonly Node[];
  /** The type of its props; `typeof Button` for those of a component. */
  props: Node | undefined;
}

const argumentOf = (type: Node | undefined) => listAt(maybeAt(type, 'typeArguments'), 'params')[0];

const initOf = (statement: Node | undefined) =>
  maybeAt(listAt(maybeAt(statement, 'declaration') ?? statement, 'declarations')[0], 'init');

/** `Props` of `type Story = StoryObj<Props>`; where that is `typeof meta`, of `satisfies Meta<Props>`. */
function propsOf(statements: Source['statements'], meta: string): Node | undefined {
  const type = argumentOf(maybeAt(statements.get('Story'), 'typeAnnotation'));
  return type?.type === 'TSTypeQuery'
    ? argumentOf(maybeAt(initOf(statements.get(meta)), 'typeAnnotation'))
    : type;
}

/** Several objects in one; what is spread there stays so, unless another of them has one of its names. */
function argsOf(objects: readonly (Node | undefined)[]): Map<string, Node> {
  const all = new Map(objects.flatMap((each) => [...propertiesOf(each)]));
  const spreads = objects
    .flatMap((each) => listAt(each && meaning(each), 'properties'))
    .flatMap((each) => (each.type === 'SpreadElement' ? childAt(each, 'argument') : []))
    // `Default.args` is nothing that readers have.
    .filter(({ type }) => type !== 'MemberExpression')
    .map((spread) => ({ spread, inside: [...propertiesOf(spread)] }))
    .filter(({ inside }) => inside.every(([name, value]) => all.get(name) === value));
  const whole = new Map(
    spreads.flatMap(({ spread, inside }) => inside.map(([name]) => [name, spread] as const)),
  );
  return new Map(
    [...all].map(([name, value]) => {
      const spread = whole.get(name);
      return spread ? [`...${spread.start}`, spread] : [name, value];
    }),
  );
}

const elementsOf = (list: Node | undefined) => listAt(list && meaning(list), 'elements');

/** The stories of a file, in their order. */
export function storiesOf(source: Source): Story[] {
  const exported = listAt(source.program, 'body').find(({ type }) => type === 'ExportDefaultDeclaration');
  if (!exported) return [];
  const meta = propertiesOf(childAt(exported, 'declaration'));
  const props = propsOf(source.statements, nameOf(childAt(exported, 'declaration')));
  return [...source.exports.keys()].flatMap((name) => {
    const init = initOf(source.statements.get(name));
    if (!init || meaning(init)?.type !== 'ObjectExpression') return [];
    const own = propertiesOf(init);
    const args = argsOf([meta.get('args'), own.get('args')]);
    const decorators = [own, meta].flatMap((each) => elementsOf(each.get('decorators')));
    return [{ name, get: (key) => own.get(key) ?? meta.get(key), args, decorators, props }];
  });
}
