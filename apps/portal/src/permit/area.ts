import type { PermitHeader } from '@pabean/api/contract';
import { useApplications, useBrowseList, useFtzApplications, useFtzBrowseList } from '@pabean/api/hooks';
import { type UploadLimit, uploadKindOf } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import type { TitleKey } from '../messages/id.ts';
import { paths } from '../paths.ts';
import { usePageAddress } from '../routing/page-address.ts';

/** Facts that an application's card may show: header fields, and the customs office. */
export type Fact = Exclude<keyof PermitHeader, 'identityType'> | 'office';

/** A part of the portal in which applications are filed and browsed. Its pages are shared; this is what differs. */
export interface Area {
  /** Addresses of its pages. */
  readonly list: typeof paths.applicationList | typeof paths.ftzList;
  readonly form: typeof paths.applicationForm | typeof paths.ftzForm;
  readonly edit: typeof paths.applicationEdit | typeof paths.ftzEdit;
  readonly detail: typeof paths.applicationDetail | typeof paths.ftzDetail;
  readonly browseList: typeof paths.browseList | typeof paths.ftzBrowseList;
  readonly browseDetail: typeof paths.browseDetail | typeof paths.ftzBrowseDetail;
  /** Title keys of its pages. */
  readonly titles: { readonly [Page in 'list' | 'form' | 'browse']: TitleKey };
  readonly useApplications: typeof useApplications;
  readonly useBrowseList: typeof useBrowseList;
  /** The area of its permit types; undefined is all. Forms and dialogs apply its rules. */
  readonly of: 'ftz' | undefined;
  /** Whether a detail is shown only when the documents are loaded, too. */
  readonly waitsForDocuments: boolean;
  /** Whether each fact is in an application's card; in the documented order. */
  readonly facts: Readonly<Record<Fact, boolean>>;
  /** Whether the documents have a column for remarks. */
  readonly remarks: boolean;
}

const permits: Area = {
  list: paths.applicationList,
  form: paths.applicationForm,
  edit: paths.applicationEdit,
  detail: paths.applicationDetail,
  browseList: paths.browseList,
  browseDetail: paths.browseDetail,
  titles: { list: 'applications', form: 'applicationForm', browse: 'browse' },
  useApplications,
  useBrowseList,
  of: undefined,
  waitsForDocuments: false,
  facts: {
    name: true,
    identityNumber: true,
    documentKind: true,
    businessKind: true,
    address: true,
    email: true,
    phone: true,
    // These are in the head of the page.
    office: false,
    number: false,
    date: false,
    permitTypeId: false,
  },
  remarks: false,
};

const ftz: Area = {
  list: paths.ftzList,
  form: paths.ftzForm,
  edit: paths.ftzEdit,
  detail: paths.ftzDetail,
  browseList: paths.ftzBrowseList,
  browseDetail: paths.ftzBrowseDetail,
  titles: { list: 'ftz', form: 'ftzForm', browse: 'ftzBrowse' },
  useApplications: useFtzApplications,
  useBrowseList: useFtzBrowseList,
  of: 'ftz',
  waitsForDocuments: true,
  facts: {
    identityNumber: true,
    name: true,
    address: true,
    phone: true,
    email: true,
    office: true,
    number: true,
    date: true,
    permitTypeId: true,
    documentKind: true,
    // No permit type of the free-trade zone has it.
    businessKind: false,
  },
  remarks: true,
};

/** The area of the current page, by its address. */
export function useArea(): Area {
  const [, root] = usePageAddress().path.split('/');
  return [paths.ftz, paths.ftzBrowse].some((path) => path === `/${root}`) ? ftz : permits;
}

/** The shown facts of an area's applications, in their order. */
export const shownFacts = ({ facts }: Area) => (Object.keys(facts) as Fact[]).filter((name) => facts[name]);

/** The upload limit for files of an application: that of its permit type, or where that is unknown, of the area. */
export function useUploadLimit(application: { readonly area: string | null }): UploadLimit {
  const { uploads } = useOffice();
  const { of } = useArea();
  return uploads[uploadKindOf(application.area ?? of)];
}
