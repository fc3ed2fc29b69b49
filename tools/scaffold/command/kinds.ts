import { inserting } from './inserting.ts';
import type { CommandPlan } from './plan.ts';

/** How the commands of an area do what they do, and how they are tried. */
export interface AreaKind {
  /** Imports of the file that does it. */
  readonly imports: readonly string[];
  /** How the file begins what it exports; the parameter of the options is left out where there are none. */
  readonly signature: (plan: CommandPlan, options: string) => string;
  /** What it does: the lines of the function. */
  readonly body: (plan: CommandPlan, detail: string) => string;
  /** The subject of its entry, if it has one, and options that all commands of the area take. */
  readonly subject?: string;
  readonly shared?: readonly string[];
  /** How its entry calls it. */
  readonly call: (plan: CommandPlan) => string;
  /** Imports of its test, and the statements that make the thing `key`. */
  readonly testImports?: readonly string[];
  readonly prepare: string;
  /** Its own test instead of the usual one. */
  readonly test?: (plan: CommandPlan) => string;
  /** Words behind the subject, beside the options. */
  readonly words?: readonly string[];
  /** Whom it tells, and what it is given in the test of all commands. */
  readonly told: string;
  readonly prepared: (words: string) => string;
  /** What the book calls it. */
  readonly action: (plan: CommandPlan) => string;
}

const sentence = ({ command }: CommandPlan) => `${command.title} is done.`;

const permit: AreaKind = {
  imports: ["import type { Decision } from './act-on-permit.ts';"],
  signature: ({ act }, options) =>
    `export const ${act} =\n  (${options}): Decision =>\n  async (_act, { number }) =>`,
  body: (plan, detail) => `({
    detail: ${detail},
    mail: null,
    told: \`\${number}: ${sentence(plan)}\`,
  })`,
  subject: 'application',
  shared: ['nip'],
  call: ({ act, options }) =>
    `(given) => decide(given, ${act}(${options.length > 0 ? 'given.options' : ''}))`,
  testImports: ["import { actAs } from '../testing/permit.ts';"],
  prepare: `const importir = await actAs(server, 'importir');
    const key = await importir.saveDraft();
    await importir.fillAll(key);
    await importir.send(key);`,
  told: 'nobody',
  prepared: (words) => `() => permit(${words})`,
  action: ({ command }) => command.kebab,
};

const ppftz: AreaKind = {
  imports: [
    "import type { RecordAction } from './ppftz.ts';",
    "import { noteRecord } from './ppftz-decisions.ts';",
  ],
  signature: ({ act }, options) =>
    `export const ${act} =\n  (officer: string${options && `, ${options}`}): RecordAction =>\n  (act, record, files) =>`,
  body: (_, detail) => `noteRecord(officer, ${detail})(act, record, files)`,
  subject: 'record',
  shared: ['officer'],
  call: ({ act, options }) =>
    `(given) => decide(given, ${act}(given.options.officer${options.length > 0 ? ', given.options' : ''}))`,
  testImports: [
    "import { accountOf } from '../testing/people.ts';",
    "import { addPpftz } from '../testing/ppftz.ts';",
  ],
  prepare: `const { id: accountId, company_id: companyId } = await accountOf(server, 'ppjk');
    const sent = { status: '110', sent_at: server.clock().toISOString() };
    const key = await addPpftz(server.store, { accountId, companyId }, sent);`,
  words: ["'--officer'", "'Sri'"],
  told: 'the owner',
  prepared: (words) => `() => ppftz(${["'110'", '{}', words].filter(Boolean).join(', ')})`,
  action: ({ command }) => `ppftz-${command.kebab}`,
};

const account: AreaKind = {
  imports: ["import type { Change } from './act.ts';"],
  signature: ({ act }, options) =>
    `export const ${act} =\n  (${options}): Change =>\n  async (_act, { account }) =>`,
  body: (plan, detail) => `({
    detail: ${detail},
    mail: { subject: '${plan.command.title}', paragraphs: ['Apa yang perlu diketahui pemilik akun.'] },
    told: \`\${account.username}: ${sentence(plan)}\`,
  })`,
  subject: 'user',
  call: ({ act, options }) =>
    `({ deps, name, subject${options.length > 0 ? ', options' : ''} }) => actOnAccount(deps, name, subject, ${act}(${options.length > 0 ? 'options' : ''}))`,
  prepare: "const key = 'importir';",
  told: 'the account',
  prepared: (words) => `async () => ({ words: [...(await registered()).words, ${words}] })`,
  action: ({ command }) => command.kebab,
};

const other: AreaKind = {
  imports: [
    "import type { OfficerDeps } from './officer-deps.ts';",
    "import { actAsOfficer, noteAct } from './officer-act.ts';",
  ],
  signature: ({ act }, options) =>
    `export const ${act} = (deps: OfficerDeps, key: string${options && `, ${options}`}): Promise<string> =>\n  actAsOfficer(deps, async (act) =>`,
  body: (plan, detail) => `{
    await noteAct(act, { action: '${plan.area.kebab}-${plan.command.kebab}', detail: [key, ${detail}].join(' ') });
    return \`\${key}: ${sentence(plan)}\`;
  })`,
  subject: "{ name: 'key', help: 'what is typed for it' }",
  call: ({ act, options }) =>
    `({ deps, subject${options.length > 0 ? ', options' : ''} }) => ${act}(deps, subject${options.length > 0 ? ', options' : ''})`,
  prepare: "const key = 'CONTOH-1';",
  told: 'nobody',
  prepared: (words) => `async () => ({ words: ['CONTOH-1', ${words}] })`,
  action: ({ area, command }) => `${area.kebab}-${command.kebab}`,
};

const kinds: Readonly<Record<string, AreaKind>> = { permit, ppftz, account };

/** How commands of an area are made: those about permits, PPFTZ records and accounts have functions of their own for it. */
export const kindOf = ({ area, inserts }: CommandPlan): AreaKind =>
  (inserts && inserting(inserts)) || (Object.hasOwn(kinds, area.kebab) && kinds[area.kebab]) || other;
