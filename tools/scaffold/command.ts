import { parseArgs } from 'node:util';
import type { Changes } from './changes.ts';
import type { Written } from './generate.ts';
import { type Name, readName } from './names.ts';
import { knownFields, type RecordField } from './record.ts';

export const commandUsage = `pnpm new:command area name [options], for example permit archive reason until:day?

  name, name:day, name:path, name:given   an option of the command (given: without a value); with ? it need not be given
  --inserts   it inserts a row into the table that new:call made for its area; the fields of the table are its options`;

/** Kinds of options: the type of the value, and what stands for it in examples; null for one without a value. */
const optionKinds = {
  text: { type: 'string', example: 'Contoh.' },
  day: { type: 'string', example: '2026-03-02' },
  path: { type: 'string', example: '/tmp/contoh.pdf' },
  given: { type: 'boolean', example: null },
} as const;
const isKind = (text: string): text is keyof typeof optionKinds => Object.hasOwn(optionKinds, text);

/** An option of the command. */
interface Option {
  readonly name: Name;
  /** The type of its value. */
  readonly type: string;
  /** How the table of commands declares it. */
  readonly code: string;
  /** What the line in the book says of it. */
  readonly detail: string;
  /** What a test types for it. */
  readonly typed: readonly string[];
}

/**
 * @param text `reason`, `until:day`, or with `?` behind it where it need not be given.
 * @throws Error where it is no option
 */
function readOption(text: string, given: { example?: string; help?: string; typed?: string } = {}): Option {
  const [, first = '', kind = 'text', optional] = /^([^:?]*)(?::([^?]*))?(\?)?$/.exec(text) ?? [];
  if (!isKind(kind))
    throw new Error(
      `"${text}" is no option. Kinds: ${Object.keys(optionKinds).join(', ')}; such as until:day`,
    );
  const name = readName(first, 'an option');
  const { type } = optionKinds[kind];
  const example = given.example ?? optionKinds[kind].example;
  const help = given.help ?? `what ${name.kebab} is`;
  const rule = kind === 'path' ? `path('<path>', '${help}')` : `${kind}('${help}')`;
  const isRequired = !optional && kind !== 'given';
  return {
    name,
    type: optional && kind !== 'given' ? `${type} | undefined` : type,
    code: `${name.camel}: ${isRequired ? `required(${rule}, '${example}')` : rule}`,
    detail: kind === 'given' ? `${name.camel} ? '${name.kebab}' : ''` : name.camel,
    typed: [`'--${name.kebab}'`, ...(kind === 'given' ? [] : [given.typed ?? `'${example}'`])],
  };
}

/** Those who read records: an account of a test, and whom the test of all commands expects to be told. */
const readers = {
  permitUsers: { user: 'pesaing', told: 'the accounts of the company' },
  ppftzUsers: { user: 'ppjk', told: 'the owner' },
} as const;

/** @throws Error where an area has no table of records that `new:call` made */
function planInsert(changes: Changes, area: Name) {
  const fields = knownFields(changes, area);
  const contract = changes.read(`packages/api/src/contract/${area.kebab}.ts`);
  const found = Object.entries(readers).find(([types]) => contract.includes(`  access: ${types},`));
  if (!fields || !found)
    throw new Error(
      `${area.kebab} has no records that permitUsers or ppftzUsers read. Make them first: pnpm new:call ${area.kebab}/… --list paged`,
    );
  const [types, { user, told }] = found;
  const example = ({ isDate, isUnique }: RecordField) =>
    isDate ? '2026-03-02' : isUnique ? 'CONTOH-1' : 'Contoh.';
  return { types, user, told, fields: fields.map((field) => ({ ...field, example: example(field) })) };
}
type Insert = ReturnType<typeof planInsert>;

/** The company, and what the row says. */
const insertOptions = ({ fields, user }: Insert) => [
  readOption('to', {
    example: '0019000017999000',
    help: 'the NPWP of the company',
    typed: `npwpOf('${user}')`,
  }),
  ...fields.map(({ name, isDate, example }) =>
    readOption(isDate ? `${name.kebab}:day` : name.kebab, { example }),
  ),
];

/** Areas whose commands have functions of their own for what they do; the template has a branch for each. */
const ownKinds = ['permit', 'ppftz', 'account'];

/** Writes an officer's command: its entry in the table of its area, what it does, and tests; the area too where it is new. */
export function newCommand(changes: Changes, args: string[]): Written {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { inserts: { type: 'boolean' } },
  });
  const [areaText, commandText, ...optionTexts] = positionals;
  const area = readName(areaText, 'an area of commands');
  const command = readName(commandText, 'a command');
  const areaFile = `apps/server/src/officer/${area.kebab}-commands.ts`;
  if (new RegExp(`^    '?${command.kebab}'?: `, 'm').test(changes.read(areaFile)))
    throw new Error(`There is a command ${area.kebab} ${command.kebab} already. Choose another name.`);
  if (values.inserts && optionTexts.length > 0)
    throw new Error('With --inserts the options are the fields of the table.');
  const insert = values.inserts ? planInsert(changes, area) : undefined;
  const options = insert ? insertOptions(insert) : optionTexts.map((text) => readOption(text));
  const shared = { permit: ['nip'], ppftz: ['officer'] }[area.kebab] ?? [];
  const taken = [...options.map(({ name }) => name.kebab), ...shared];
  const twice = taken.find((name, at) => taken.indexOf(name) < at);
  if (twice) throw new Error(`There are two options ${twice}.`);
  const data = {
    insert,
    options,
    kind: insert ? 'insert' : ownKinds.includes(area.kebab) ? area.kebab : 'other',
    isNewArea: !changes.has(areaFile),
    taken: [...options.map(({ code }) => code), ...shared],
    typed: options.flatMap(({ typed }) => typed),
  };
  changes.render('command', { area, command }, data);
  if (insert) changes.render('command-insert', { area, command }, data);
  else changes.render('command-act', { area, command }, data);
  return {
    next: `Say what it is for and what it does, and put it into the README, then run: pnpm check types && pnpm test ${area.kebab}-${command.kebab} all-commands`,
  };
}
