import { type Changes, startChanges, withEntry, withImport, withNames } from '../changes.ts';
import { type AreaKind, kindOf } from './kinds.ts';
import {
  type CommandOptions,
  type CommandPlan,
  type OptionPlan,
  officerFolder,
  planCommand,
} from './plan.ts';

const keyOf = (name: string) => (name.includes('-') ? `'${name}'` : name);

/** An option in the entry of its command. */
function optionOf({ name, kind, isRequired, example, help = `what ${name.kebab} is` }: OptionPlan): string {
  const option = kind === 'path' ? `path('<path>', '${help}')` : `${kind}('${help}')`;
  return `${name.camel}: ${isRequired ? `required(${option}, '${example}')` : option}`;
}

/** What is typed for the options, as a test says it. */
const messagesOf = ({ options }: CommandPlan) =>
  options.flatMap(({ name, example, typed = example && `'${example}'` }) => [
    `'--${name.kebab}'`,
    ...(typed === null ? [] : [typed]),
  ]);

function writeAct(changes: Changes, plan: CommandPlan, kind: AreaKind) {
  const { area, command, options } = plan;
  const names = options.map(({ name }) => name.camel);
  const given = `${command.pascal}Options`;
  const detail = options.map(({ name, kind: of }) =>
    of === 'given' ? `${name.camel} ? '${name.kebab}' : ''` : name.camel,
  );
  const parameter = names.length > 0 ? `{ ${names.join(', ')} }: ${given}` : '';
  const said = detail.length > 0 ? `[${detail.join(', ')}].filter(Boolean).join(', ')` : `'${command.title}'`;
  changes.create(
    `${officerFolder}/${area.kebab}-${command.kebab}.ts`,
    [
      ...kind.imports,
      '',
      ...(names.length > 0
        ? [
            '/** What is given with it. */',
            `interface ${given} {`,
            ...options.map(({ name, type }) => `  readonly ${name.camel}: ${type};`),
            '}',
            '',
          ]
        : []),
      `/** What ${command.kebab} is for. */`,
      `${kind.signature(plan, parameter)} ${kind.body(plan, said)};`,
      '',
    ].join('\n'),
  );
}

function writeEntry(changes: Changes, plan: CommandPlan, kind: AreaKind) {
  const { area, command, options, areaFile, isNewArea, act } = plan;
  const taken = [...options.map(optionOf), ...(kind.shared ?? [])];
  const entry = [
    `    ${keyOf(command.kebab)}: command({`,
    `      summary: 'what ${command.kebab} is for',`,
    "      help: 'What an officer must know before. The book of what was done gets a line, in one transaction with the change.',",
    ...(kind.subject ? [`      subject: ${kind.subject},`] : []),
    ...(taken.length > 0 ? [`      options: { ${taken.join(', ')} },`] : []),
    `      act: ${kind.call(plan)},`,
    '    }),',
  ].join('\n');
  if (isNewArea) {
    changes.create(
      areaFile,
      [
        '',
        `/** The commands about ${area.title.toLowerCase()}. */`,
        `export const ${area.camel}Area: Area = {`,
        `  about: 'What ${area.kebab} is.',`,
        '  commands: {',
        '  },',
        '};',
        '',
      ].join('\n'),
    );
    changes.edit(`${officerFolder}/run-command.ts`, (text) =>
      withEntry(
        withImport(text, `import { ${area.camel}Area } from './${area.kebab}-commands.ts';`),
        'export const officeAreas',
        `  ${keyOf(area.kebab)}: ${area.camel}Area,`,
      ),
    );
  }
  const rules = new Set(options.flatMap((each) => [each.kind, ...(each.isRequired ? ['required'] : [])]));
  changes.edit(areaFile, (text) => {
    const imported = withNames(
      withNames(text, './command.ts', ['type Area', 'command']),
      `./${area.kebab}-${command.kebab}.ts`,
      [act],
    );
    const all = rules.size > 0 ? withNames(imported, './options.ts', [...rules]) : imported;
    return withEntry(all, 'commands: {', entry);
  });
}

const done = (
  plan: CommandPlan,
  kind: AreaKind,
  words: readonly string[],
) => `  test('is done, and the book has a line', async () => {
    ${kind.prepare}
    expect(await giveCommand(server, ${words.join(', ')})).not.toBe('');
    const book = server.store.db.selectFrom('audit').select('action');
    expect(await book.execute()).toEqual([{ action: '${kind.action(plan)}' }]);
  });`;

function writeTests(changes: Changes, plan: CommandPlan, kind: AreaKind) {
  const { area, command } = plan;
  const key = kind.subject ? ['key'] : [];
  const words = [`'${area.kebab}'`, `'${command.kebab}'`, ...key, ...messagesOf(plan), ...(kind.words ?? [])];
  changes.create(
    `${officerFolder}/${area.kebab}-${command.kebab}.store.test.ts`,
    `import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCommand } from '../testing/decide-about.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
${(kind.testImports ?? []).join('\n')}

describeStore('the command ${area.kebab} ${command.kebab}', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer();
  });
  afterAll(() => server.close());

${kind.test?.(plan) ?? done(plan, kind, words)}
});
`,
  );
  changes.edit(`${officerFolder}/all-commands.store.test.ts`, (text) =>
    withEntry(
      text,
      'const commands: Readonly<Record<string',
      `    '${area.kebab} ${command.kebab}': ['${kind.told}', ${kind.prepared(messagesOf(plan).join(', '))}],`,
    ),
  );
}

/**
 * Writes an officer's command: its entry in the table of its area, what it does, and tests; the area too where it is new.
 *
 * @param baseDir Absolute path of the repository.
 * @param options `reason`, `until:day`, `file:path?`; none where it inserts, because the fields of the table are its options.
 * @returns What was written or changed, from the root of the repository.
 */
export function writeCommand(
  baseDir: string,
  area: string | undefined,
  command: string | undefined,
  options: readonly string[] = [],
  { inserts = false }: CommandOptions = {},
): string[] {
  const changes = startChanges(baseDir);
  const plan = planCommand(changes, area, command, options, inserts);
  const kind = kindOf(plan);
  writeAct(changes, plan, kind);
  writeEntry(changes, plan, kind);
  writeTests(changes, plan, kind);
  return changes.save();
}
