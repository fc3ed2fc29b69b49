import { knownFields, type RecordField } from '../call/record.ts';
import type { Changes } from '../changes.ts';
import { type Name, readName } from '../names.ts';

/** Kinds of options: the type of the value, and what stands for it in examples; null for one without a value. */
const optionKinds = {
  text: { type: 'string', example: 'Contoh.' },
  day: { type: 'string', example: '2026-03-02' },
  path: { type: 'string', example: '/tmp/contoh.pdf' },
  given: { type: 'boolean', example: null },
} as const;
type OptionKind = keyof typeof optionKinds;

/** An option of the command. */
export interface OptionPlan {
  readonly name: Name;
  readonly kind: OptionKind;
  readonly isRequired: boolean;
  /** The type of its value. */
  readonly type: string;
  readonly example: string | null;
  /** What it is for. @default 'what … is' */
  readonly help?: string;
  /** How a test says it, where that is no literal. */
  readonly typed?: string;
}

/** What somebody asked for on the command line. */
export interface CommandOptions {
  /** Whether it inserts a row into the table of its area, for a company. @default false */
  readonly inserts?: boolean | undefined;
}

/** What a command inserts, and who reads it. */
export interface InsertPlan {
  readonly fields: readonly RecordField[];
  readonly readers: Readers;
}

/** Those who read records: the name of their types in the rules, an account of a test, and whom the test of all commands expects to be told. */
const readers = [
  { types: 'permitUsers', user: 'pesaing', told: 'the accounts of the company' },
  { types: 'ppftzUsers', user: 'ppjk', told: 'the owner' },
] as const;
type Readers = (typeof readers)[number];

/** A command that is about to be written. */
export interface CommandPlan {
  readonly area: Name;
  readonly command: Name;
  readonly options: readonly OptionPlan[];
  /** The file with the commands of the area. */
  readonly areaFile: string;
  readonly isNewArea: boolean;
  /** What the command does is exported by this name. */
  readonly act: string;
  /** Undefined where it inserts nothing. */
  readonly inserts: InsertPlan | undefined;
}

export const officerFolder = 'apps/server/src/officer';

const isKind = (text: string): text is OptionKind => Object.hasOwn(optionKinds, text);

/** @param text `reason`, `until:day`, or with `?` behind it where it need not be given. */
function readOption(text: string): OptionPlan {
  const [, first = '', kind = 'text', optional] = /^([^:?]*)(?::([^?]*))?(\?)?$/.exec(text) ?? [];
  if (!isKind(kind))
    throw new Error(
      `"${text}" is no option. Kinds: ${Object.keys(optionKinds).join(', ')}; such as until:day`,
    );
  const { type, example } = optionKinds[kind];
  const isRequired = optional === undefined && kind !== 'given';
  return {
    name: readName(first, 'an option'),
    kind,
    isRequired,
    type: isRequired || kind === 'given' ? type : `${type} | undefined`,
    example,
  };
}

/** @throws Error where an area has no table of records that `new:call` made */
function planInsert(changes: Changes, area: Name): InsertPlan {
  const fields = knownFields(changes, area);
  const file = `packages/api/src/contract/${area.kebab}.ts`;
  const contract = changes.has(file) ? changes.read(file) : '';
  const found = readers.find(({ types }) => contract.includes(`  access: ${types},`));
  if (!fields || !found)
    throw new Error(
      `${area.kebab} has no records that permitUsers or ppftzUsers read. Make them first: pnpm new:call ${area.kebab}/… --list paged`,
    );
  return { fields, readers: found };
}

/** The company, and what the row says. */
const insertOptions = ({ fields, readers: { user } }: InsertPlan): OptionPlan[] => [
  {
    ...readOption('to'),
    example: '0019000017999000',
    help: 'the NPWP of the company',
    typed: `npwpOf('${user}')`,
  },
  ...fields.map(({ name, kind, isUnique }) => {
    const option = readOption(kind === 'date' ? `${name.kebab}:day` : name.kebab);
    return isUnique ? { ...option, example: 'CONTOH-1' } : option;
  }),
];

/** @throws Error when a name is badly written or taken */
export function planCommand(
  changes: Changes,
  area: string | undefined,
  command: string | undefined,
  options: readonly string[],
  isInsert: boolean,
): CommandPlan {
  const areaName = readName(area, 'an area of commands');
  const commandName = readName(command, 'a command');
  const areaFile = `${officerFolder}/${areaName.kebab}-commands.ts`;
  const isNewArea = !changes.has(areaFile);
  const entry = new RegExp(`^    '?${commandName.kebab}'?: `, 'm');
  if (!isNewArea && entry.test(changes.read(areaFile)))
    throw new Error(
      `There is a command ${areaName.kebab} ${commandName.kebab} already. Choose another name.`,
    );
  if (isInsert && options.length > 0)
    throw new Error('With --inserts the options are the fields of the table.');
  const inserts = isInsert ? planInsert(changes, areaName) : undefined;
  const read = inserts ? insertOptions(inserts) : options.map(readOption);
  const own = ['ppftz', 'permit'].includes(areaName.kebab) ? ['officer', 'nip'] : [];
  const names = [...read.map(({ name }) => name.kebab), ...own];
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice) throw new Error(`There are two options ${twice}.`);
  return {
    area: areaName,
    command: commandName,
    options: read,
    areaFile,
    isNewArea,
    act: `${commandName.camel}${areaName.pascal}`,
    inserts,
  };
}
