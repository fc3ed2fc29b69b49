import type { Language } from '../../../packages/api/src/rules/index.ts';
import type { Changes } from '../changes.ts';
import { type Name, readName, small } from '../names.ts';
import { type PageCall, planPageCall, planRecordCall, type RecordCall } from './page-call.ts';

/** What somebody asked for on the command line. */
export interface PageOptions {
  /** A call that the page makes, in kebab-case. @default the caller's company */
  readonly call?: string | undefined;
  /** A form of @pabean/forms, for a call that writes. */
  readonly form?: string | undefined;
  /** For a list: the call that answers with one of its rows, which gets a page of its own. */
  readonly detail?: string | undefined;
  /** For that page: the call that draws the row as a PDF. */
  readonly pdf?: string | undefined;
  /** The address of a new page. @default its name */
  readonly path?: string | undefined;
  /** What people call a new page. @default its name in words */
  readonly label?: string | undefined;
  /** The same in English. @default its name in words */
  readonly 'label-en'?: string | undefined;
  /** Who may open a new page: permitUsers, ppftzUsers, everyone or visitor. @default 'permitUsers' */
  readonly access?: string | undefined;
}

/** A page that is about to be written. */
export interface PagePlan {
  readonly name: Name;
  readonly path: string;
  readonly access: string;
  /** A test account that may open it; undefined for visitors. */
  readonly user: string | undefined;
  /** Its title in both languages; its key is the page's name. */
  readonly title: Readonly<Record<Language, string>>;
  /** Undefined for a page that calls nothing. */
  readonly call: PageCall | undefined;
  /** For a list whose rows have a page of their own, and for that page: what it calls. */
  readonly record: RecordCall | undefined;
}

/** A page about one row of a list. */
export interface DetailPlan extends PagePlan {
  readonly record: RecordCall;
  /** The list that it leads back to. */
  readonly list: PagePlan;
}

/** Letters of the callers that see a page, as e2e/route-table.ts writes them. */
export const callersOf: Readonly<Record<string, string>> = {
  permitUsers: 'NSY',
  ppftzUsers: 'YM',
  everyone: '-NSYMU',
  visitor: '-',
};

const users: Readonly<Record<string, string>> = {
  permitUsers: 'importir',
  ppftzUsers: 'ppjk',
  everyone: 'importir',
};

/** @throws Error when a name is badly written or taken, or something that it names is not there */
export function planPage(changes: Changes, text: string | undefined, options: PageOptions): PagePlan {
  const name = readName(text, 'a page');
  if (changes.has(`apps/portal/src/pages/${name.kebab}/${name.kebab}-page.tsx`))
    throw new Error(`There is a page ${name.kebab} already. Choose another name.`);
  const access = options.access ?? 'permitUsers';
  if (callersOf[access] === undefined)
    throw new Error(`--access cannot be "${access}". Take ${Object.keys(callersOf).join(', ')}.`);
  const mayCall = access === 'permitUsers' || access === 'ppftzUsers';
  if (options.call && !mayCall)
    throw new Error(`A page for ${access} is written without a call; add it by hand.`);
  const call = options.call ?? (access === 'permitUsers' ? 'company-of' : 'permit-type-list');
  return {
    name,
    path: pathOf(changes, name, options.path),
    access,
    user: users[access],
    title: { id: options.label ?? name.title, en: options['label-en'] ?? name.title },
    call: mayCall ? planPageCall(changes, call, options.form) : undefined,
    record: recordOf(changes, options),
  };
}

/** @throws Error when there is no such call, or nothing to which it could belong */
function recordOf(changes: Changes, { call, detail, pdf }: PageOptions): RecordCall | undefined {
  if (detail === undefined) {
    if (pdf !== undefined) throw new Error('--pdf needs --detail: the page on which it is asked for.');
    return undefined;
  }
  if (call === undefined) throw new Error('--detail needs --call with the list whose rows it is about.');
  return planRecordCall(changes, detail, pdf);
}

/** The page about one row of a list; undefined where the list has none. */
export function planDetail(list: PagePlan): DetailPlan | undefined {
  const { record } = list;
  if (!record) return undefined;
  if (!list.call?.shape.isList)
    throw new Error(`--detail needs a list, but ${list.call?.name} answers with none.`);
  const name = readName(`${list.name.kebab}-detail`, 'a page');
  const title = { id: `Detail ${small(list.title.id)}`, en: `${list.title.en} detail` };
  return { ...list, name, title, path: `${list.path}/:id`, call: undefined, record, list };
}

/** The area of the sidebar to which pages of an access belong, until somebody says another. */
export const areaOf = ({ access }: Pick<PagePlan, 'access'>) =>
  access === 'ppftzUsers' ? 'ppftz' : 'permits';

/** @throws Error when the name of an address or the address itself is taken */
function pathOf(changes: Changes, { camel, kebab }: Name, wanted = `/${kebab}`): string {
  const paths = changes.read('apps/portal/src/paths.ts') + changes.read('apps/portal/src/visitor-paths.ts');
  if (paths.includes(`  ${camel}: '`))
    throw new Error(`The address ${camel} leads somewhere already. Choose another name.`);
  if (!/^(\/[\w-]+)+$/.test(wanted) || paths.includes(`'${wanted}'`))
    throw new Error(`--path cannot be "${wanted}": it is taken, or not like /postal/parcels.`);
  return wanted;
}
