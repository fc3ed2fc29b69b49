import { readZip, type ZipEntry } from './zip-directory.ts';

/** Why a workbook is refused: a key of the server's refusals, or of the shared ones. */
export type WorkbookProblem =
  | 'fileDamaged'
  | 'workbookEmbedded'
  | 'workbookLarge'
  | 'workbookLinks'
  | 'workbookLocked'
  | 'workbookMacros';

/** The most parts that a workbook may have. */
const mostEntries = 5_000;

const wanted = ['[Content_Types].xml', 'xl/workbook.xml'];

/** The first bytes of a workbook with a password, and of one in the format before 2007. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Names of parts that run as a program, hold another file, or load something from elsewhere. */
const unwanted: readonly (readonly [RegExp, WorkbookProblem])[] = [
  [/vbaProject|macrosheets|(?:^|\/)customUI/i, 'workbookMacros'],
  [/activeX|(?:^|\/)(?:embeddings|ctrlProps)(?:\/|$)/i, 'workbookEmbedded'],
  [/(?:^|\/)(?:externalLinks|queryTables)(?:\/|$)|(?:^|\/)connections\.xml$/i, 'workbookLinks'],
];

/** Names that lead out of the folder that they are unpacked into. */
const leadsOut = /\\|^\/|(?:^|\/)\.{1,2}(?:\/|$)|^[a-z]:|\0/i;

/** A workbook's parts, or why it is refused by its directory. */
export function readWorkbook(bytes: Buffer): readonly ZipEntry[] | WorkbookProblem {
  if (bytes.subarray(0, compound.length).equals(compound)) return 'workbookLocked';
  const entries = readZip(bytes, mostEntries);
  if (!entries) return 'fileDamaged';
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'workbookLocked';
  const names = entries.map(({ name }) => name);
  // Programs that open workbooks compare names without their case.
  const isSound =
    new Set(names.map((name) => name.toLowerCase())).size === names.length &&
    !names.some((name) => leadsOut.test(name)) &&
    wanted.every((name) => names.includes(name));
  if (!isSound) return 'fileDamaged';
  return unwanted.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? entries;
}

/**
 * Why a file is no workbook that can be accepted, by its directory; undefined when nothing is wrong with that. What is in the
 * parts is read by `inspectWorkbook`.
 */
export function workbookProblem(bytes: Buffer): WorkbookProblem | undefined {
  const read = readWorkbook(bytes);
  return typeof read === 'string' ? read : undefined;
}
