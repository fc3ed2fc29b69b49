import type { Company, DokapDefinition } from '../contract/index.ts';

/** A provider's records from earlier answers that later calls are about: one of each kind. */
export interface Things {
  readonly permitType: string;
  readonly dokapType: string;
  readonly reference: { readonly table: string; readonly keyColumn: string; readonly labelColumn: string };
  readonly referenceEntry: Things['reference'] & { readonly key: string };
  readonly unit: string;
  readonly packageType: string;
  readonly company: Company;
  /** The document types that the permit type requires. */
  readonly definitions: readonly DokapDefinition[];
  readonly application: string;
  readonly otherApplication: string;
  readonly licence: string;
  readonly dokap: string;
  readonly listDokap: string;
  readonly draft: string;
  readonly draftDokap: string;
  readonly draftDokapCode: string;
  readonly addedDokap: string;
  readonly draftList: string;
  readonly deletedDraft: string;
  readonly masterDokap: string;
  readonly letter: string;
  readonly report: string;
  readonly reportFile: { readonly id: string; readonly name: string };
  readonly reportYear: string;
  readonly ppftz: string;
  readonly ppftzNumber: string;
  readonly ppftzEncoded: string;
  readonly ppftzFile: { readonly number: string; readonly name: string };
  readonly goods: string;
  readonly packaging: string;
  readonly newPpftz: string;
  readonly newPpftzNumber: string;
  readonly newGoods: string;
  readonly newContainer: string;
  readonly newPackaging: string;
  readonly session: string;
  readonly courier: string;
  readonly registrationCode: string;
  readonly transit: string;
  readonly licenceCode: string;
  /** Addresses of files, as in the rows. */
  readonly applicationFile: string;
  readonly dokapFile: string;
  readonly rowFile: string;
  readonly officeDokapFile: string;
  readonly masterDokapFile: string;
  readonly manifestFile: string;
}

/** A kind of record. */
export type ThingKind = keyof Things;

/** An id that no record has: all zeros, valid for text and numeric ids. */
export const noId = '00000000000000000000000000';

/** A malformed id, which would break a statement that is concatenated from strings. */
export const brokenId = "0'0";

/** A missing record of each kind; addresses of files are not calls with an id. */
export const nothing = {
  permitType: '0',
  dokapType: '0',
  reference: { table: noId, keyColumn: noId, labelColumn: noId },
  referenceEntry: { table: noId, keyColumn: noId, labelColumn: noId, key: noId },
  reportFile: { id: noId, name: noId },
  reportYear: '1000',
  ppftzFile: { number: noId, name: noId },
} as const satisfies Partial<Things>;

/** Message for a missing record of each kind. */
export const thingNames: { readonly [Kind in ThingKind]: string } = {
  permitType: 'permit type',
  dokapType: 'document type',
  reference: 'document type with a reference list',
  referenceEntry: 'entry of a reference list',
  unit: 'unit of quantity',
  packageType: 'kind of packages',
  company: 'company',
  definitions: 'definition of a document',
  application: 'application',
  otherApplication: 'application in process',
  licence: 'licence that is made from its data',
  dokap: 'supporting document',
  listDokap: 'document with a list of rows',
  draft: 'draft of its own',
  draftDokap: 'document of its own draft',
  draftDokapCode: 'document of its own draft',
  addedDokap: 'document that may be deleted',
  draftList: 'list of containers in its own draft',
  deletedDraft: 'deleted draft',
  masterDokap: 'kept document',
  letter: 'release letter',
  report: 'report',
  reportFile: 'report with a file',
  reportYear: 'performance report',
  ppftz: 'PPFTZ record',
  ppftzNumber: 'PPFTZ record',
  ppftzEncoded: 'PPFTZ record with an encoded id',
  ppftzFile: 'PPFTZ record with a file',
  goods: 'goods of a PPFTZ record',
  packaging: 'packaging of a PPFTZ record',
  newPpftz: 'PPFTZ record of its own',
  newPpftzNumber: 'PPFTZ record of its own',
  newGoods: 'goods of its own',
  newContainer: 'container of its own',
  newPackaging: 'packaging of its own',
  session: 'other session of the account',
  courier: 'courier company',
  registrationCode: 'registration code of a transit request',
  transit: 'transit request',
  licenceCode: 'code of a licence',
  applicationFile: 'application with a file',
  dokapFile: 'supporting document with a file',
  rowFile: 'row of a document with a file',
  officeDokapFile: 'document that the office added',
  masterDokapFile: 'kept document with a file',
  manifestFile: 'manifest with a file',
};

/** Returns a missing record of a kind. */
export const nothingOf = <Kind extends ThingKind>(kind: Kind): Things[Kind] =>
  ((nothing as Partial<Things>)[kind] ?? noId) as Things[Kind];
