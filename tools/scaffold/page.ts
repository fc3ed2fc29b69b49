import { parseArgs } from 'node:util';
import { endpoints } from '../../packages/api/src/contract/endpoints.ts';
import type { Endpoint } from '../../packages/api/src/contract/index.ts';
import type { Changes } from './changes.ts';
import type { Generator } from './generate.ts';
import { readName } from './names.ts';
import { factsOf, fieldsIn } from './schema-fields.ts';

/** Who may open a page: the letters of e2e/route-table.ts, a test account, and the area of the sidebar until somebody says another. */
const callers: Readonly<Record<string, { letters: string; user?: string; area?: string; code: string }>> = {
  permitUsers: { letters: 'NSY', user: 'importir', area: 'permits', code: 'permitUsers' },
  ppftzUsers: { letters: 'YM', user: 'ppjk', area: 'ppftz', code: 'ppftzUsers' },
  everyone: { letters: '-NSYMU', user: 'importir', code: "'everyone'" },
  visitor: { letters: '-', code: "'visitor'" },
};

/** @throws Error when there is no such call or form, or the page could not make the call by itself */
function planCall(changes: Changes, text: string, formText: string | undefined) {
  const name = readName(text, 'a call');
  const row = (endpoints as Readonly<Record<string, Endpoint>>)[name.camel];
  if (!row) throw new Error(`There is no call ${name.camel}. Make it first: pnpm new:call resource/${text}`);
  const schema = row.writes ? row.body : row.answer;
  const found = schema && schema !== 'file' ? fieldsIn(schema) : undefined;
  const fields = factsOf(found?.shape ?? {}).filter(({ name }) => name !== 'user');
  if (fields.length === 0 || !(row.writes || found?.isList))
    throw new Error(`${name.camel} neither writes nor lists fields with labels. Write the page by hand.`);
  if (Boolean(row.writes) !== (formText !== undefined))
    throw new Error('Say with --form which form fills in a call that writes; a list has none.');
  const form = formText === undefined ? undefined : readName(formText, 'a form');
  if (form && !changes.has(`packages/forms/src/${form.kebab}/${form.kebab}-form.tsx`))
    throw new Error(`There is no form ${form.kebab}. Make it first: pnpm new:form ${form.kebab}`);
  const hooks = [...changes.read('packages/api/src/hooks/index.ts').matchAll(/'\.\/([\w-]+\.tsx?)'/g)]
    .map(([, file]) => changes.read(`packages/api/src/hooks/${file}`))
    .join('\n');
  const wanted = `export const (use\\w+) = \\((?:\\{ query, page[^;]*?)?\\) =>\\s[^;]*?(?:useCall|client\\.call)\\(\\s*${name.camel},`;
  const hook = new RegExp(wanted).exec(hooks)?.[1];
  if (!hook) throw new Error(`${name.camel} has no hook as pnpm new:call writes it. Write the page by hand.`);
  return { name, hook, form, isPaged: found?.isPaged, fields };
}

/** Writes a page of the portal with its address, messages and test. */
export const page: Generator = {
  usage: `pnpm new:page name [options], for example new-parcel --call save-parcel --form parcel

  --call name   the list that it shows, or the call that it writes with
  --form name   the form that fills in a call that writes
  --access …    permitUsers (unless it is said), ppftzUsers, or without a call everyone or visitor`,

  write(changes, args) {
    const option = { type: 'string' } as const;
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { call: option, form: option, access: option },
    });
    const page = readName(positionals[0], 'a page');
    const taken = ['paths.ts', 'visitor-paths.ts', 'messages/pages-id.ts'];
    if (taken.some((file) => changes.read(`apps/portal/src/${file}`).includes(`\n  ${page.camel}: `)))
      throw new Error(`There is a page ${page.camel} already, or its messages. Choose another name.`);
    const { access = 'permitUsers' } = values;
    const caller = callers[access];
    if (!caller)
      throw new Error(`--access cannot be "${access}". Take one of ${Object.keys(callers).join(', ')}.`);
    if (values.call && !caller.area)
      throw new Error(`A page for ${access} is written without a call; add it by hand.`);
    const call = values.call === undefined ? undefined : planCall(changes, values.call, values.form);
    const drawn = call?.form ? 'form' : call ? 'list' : 'plain';
    const names = { page, call: call?.name ?? page, form: call?.form ?? page };
    changes.render('page', names, { caller, drawn });
    if (call) changes.render(`page-${drawn}`, names, { ...call, caller });
    return `Say in its messages what it is for, then run: pnpm check types && pnpm test ${page.kebab} messages. Its size gets a limit in tools/check/size-limits.ts and pnpm sizes:update.`;
  },
};
