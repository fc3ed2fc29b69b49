import { labelOf } from '../schema-fields.ts';
import type { AreaKind } from './kinds.ts';
import type { CommandPlan, InsertPlan } from './plan.ts';

/** What people read of a field. */
const shown = ({ name, kind }: InsertPlan['fields'][number]) =>
  kind === 'date' ? `formatDate(options.${name.camel})` : `options.${name.camel}`;

function body({ area, command }: CommandPlan, { fields, readers }: InsertPlan): string {
  const unique = fields.filter(({ isUnique }) => isUnique).map(({ name }) => name.camel);
  const [first] = unique.length > 0 ? unique : fields.map(({ name }) => name.camel);
  const facts = (label: (field: (typeof fields)[number]) => string) =>
    fields.map((field) => `['${label(field)}', ${shown(field)}],`).join('\n');
  const values = `{
      id,
      company_id: company.id,
${fields.map(({ name }) => `      ${name.snake}: options.${name.camel},`).join('\n')}
      created_at: now.toISOString(),
    }`;
  const insert =
    unique.length === 0
      ? `await db.insertInto('${area.snake}').values(${values}).execute();`
      : `// Of two officers at one moment only one inserts it.
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('${area.snake}')
      .values(${values})
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) === 0)
      throw new CommandError(\`There is one with ${unique.map((name) => `${name} \${options.${name}}`).join(' or ')} already.\`);`;
  return `{
    const { db, now } = act;
    const company = await companyWithNpwp(db, options.to);
    const id = newId(now);
    ${insert}
    await mailReaders(
      act,
      deps,
      {
        companyId: company.id,
        userTypes: ${readers.types},
        event: \`${area.kebab}:${command.kebab}:\${id}\`,
        facts: [${facts(({ name }) => labelOf(name.camel) ?? name.title)}],
        menu: '${area.title}',
      },
      { subject: \`${area.title} \${options.${first}} sudah terbit\`, paragraphs: ['Apa yang perlu diketahui perusahaan.'] },
    );
    await noteAct(act, { action: '${area.kebab}-${command.kebab}', detail: \`\${id} \${options.${first}} \${options.to}\` });
    return [
      \`${area.title} for \${company.name}:\`,
      facts([${facts(({ name }) => name.title)}]),
    ].join('\\n');
  })`;
}

const test = ({ area, command, options }: CommandPlan, { fields, readers }: InsertPlan) => {
  const given = new Map(options.map(({ name, example }) => [name.camel, example]));
  const words = fields.flatMap(({ name }) => [`'--${name.kebab}'`, `'${given.get(name.camel)}'`]);
  const columns = fields.map(({ name }) => `'${name.snake}'`);
  const row = fields.map(({ name }) => `${name.snake}: '${given.get(name.camel)}'`);
  const again = `
    await expect(give(npwpOf('${readers.user}'))).rejects.toThrow('already');`;
  return `  test('inserts a row for the company and prints it, mails those who read it, and the book has a line', async () => {
    const give = (npwp: string) =>
      giveCommand(server, '${area.kebab}', '${command.kebab}', '--to', npwp, ${words.join(', ')});
    expect(await give(npwpOf('${readers.user}'))).toContain('PT ${readers.user}');
    const { db } = server.store;
    const { company_id, email } = await accountOf(server, '${readers.user}');
    const rows = () => db.selectFrom('${area.snake}').select(['company_id', ${columns.join(', ')}]).execute();
    const inserted = [{ company_id, ${row.join(', ')} }];
    expect(await rows()).toEqual(inserted);
    expect(await db.selectFrom('outbox').select('recipient').execute()).toEqual([{ recipient: email }]);
    const book = db.selectFrom('audit').select('action');
    expect(await book.execute()).toEqual([{ action: '${area.kebab}-${command.kebab}' }]);
    await expect(give('9999999999999999')).rejects.toThrow('No verified company');${fields.some(({ isUnique }) => isUnique) ? again : ''}
    expect(await rows()).toEqual(inserted);
  });`;
};

/** A command that inserts a row into the table of its area, for a company that is told of it. */
export function inserting(inserts: InsertPlan): AreaKind {
  const { fields, readers } = inserts;
  const isUnique = fields.some((field) => field.isUnique);
  const hasDates = fields.some(({ kind }) => kind === 'date');
  return {
    imports: [
      `import { ${hasDates ? 'formatDate, ' : ''}${readers.types} } from '@pabean/api/rules';`,
      "import { newId } from '../core/id.ts';",
      ...(isUnique ? ["import { CommandError } from './command-error.ts';"] : []),
      "import { companyWithNpwp, mailReaders } from './issue-to-company.ts';",
      "import type { OfficerDeps } from './officer-deps.ts';",
      "import { actAsOfficer, noteAct } from './officer-act.ts';",
      "import { facts } from './print.ts';",
    ],
    signature: ({ act, command }) =>
      `export const ${act} = (deps: OfficerDeps, options: ${command.pascal}Options): Promise<string> =>\n  actAsOfficer(deps, async (act) =>`,
    body: (plan) => body(plan, inserts),
    call: ({ act }) => `({ deps, options }) => ${act}(deps, options)`,
    testImports: ["import { accountOf, npwpOf } from '../testing/people.ts';"],
    prepare: '',
    test: (plan) => test(plan, inserts),
    told: readers.told,
    prepared: (words) => `async () => ({ words: [${words}] })`,
    action: ({ area, command }) => `${area.kebab}-${command.kebab}`,
  };
}
