import { crc32, inflateRawSync } from 'node:zlib';
import { readWorkbook, type WorkbookProblem } from './xlsx.ts';
import type { ZipEntry } from './zip-directory.ts';

/** The most bytes that all parts together may unpack to: thirty times the largest upload. */
const mostUnpacked = 64 * 1024 * 1024;

/** Kinds of parts, in types of content and of relations, whatever their names are. */
const unwantedKinds: readonly (readonly [RegExp, WorkbookProblem])[] = [
  [/vbaProject|macroEnabled|macrosheet|intlMacrosheet|ui\/extensibility/i, 'workbookMacros'],
  [/activeX|oleObject|relationships\/(?:package|control|ctrlProp)$/i, 'workbookEmbedded'],
  [/externalLink|relationships\/(?:connections|queryTable|attachedTemplate)$/i, 'workbookLinks'],
];

/**
 * Why a workbook is refused; undefined when it is accepted. Every part is unpacked, within a limit: its size and checksum must
 * be those of the directory, and no part may be a macro, another file or a link to elsewhere, whatever its name is. Links that
 * a reader follows by a click are accepted. Takes long: it runs in a worker.
 */
export function inspectWorkbook(bytes: Buffer): WorkbookProblem | undefined {
  const entries = readWorkbook(bytes);
  if (typeof entries === 'string') return entries;
  let unpacked = 0;
  for (const entry of entries) {
    const content = unpack(entry, mostUnpacked - unpacked);
    if (typeof content === 'string') return content;
    unpacked += content.length;
    const problem = problemIn(entry.name, content);
    if (problem) return problem;
  }
  return undefined;
}

function unpack({ isStored, content, size, crc }: ZipEntry, most: number): Buffer | WorkbookProblem {
  if (size > most) return 'workbookLarge';
  try {
    // A part that is larger than stated ends here.
    const unpacked = isStored ? content : inflateRawSync(content, { maxOutputLength: Math.max(1, size) });
    return unpacked.length === size && crc32(unpacked) === crc ? unpacked : 'fileDamaged';
  } catch {
    return 'fileDamaged';
  }
}

function problemIn(name: string, content: Buffer): WorkbookProblem | undefined {
  const isTypes = name === '[Content_Types].xml';
  const isRelations = /\.rels$/i.test(name);
  if (!isTypes && !isRelations) return undefined;
  const text = content.toString('utf8');
  if (!isPlainXml(text)) return 'fileDamaged';
  for (const [element] of text.matchAll(elementPattern)) {
    const attributes = attributesOf(element);
    const kind = attributes.get(isTypes ? 'ContentType' : 'Type') ?? '';
    const problem = unwantedKinds.find(([pattern]) => pattern.test(kind))?.[1];
    if (problem) return problem;
    const isElsewhere = (attributes.get('TargetMode') ?? 'Internal') !== 'Internal';
    if (isRelations && isElsewhere && !/\/hyperlink$/.test(kind)) return 'workbookLinks';
  }
  return undefined;
}

/** Whether a text is XML in UTF-8 without anything that could hide a value from a search: entities, comments, DTDs. */
const isPlainXml = (text: string) =>
  !/\0|\ufffd|<!|&#|encoding\s*=\s*["'](?!utf-8["'])/i.test(text) && text.includes('<');

/** A start tag; its values may have a `>`. */
const elementPattern = /<[^!?/>"'](?:[^>"']|"[^"]*"|'[^']*')*>/g;

const attributesOf = (element: string) =>
  new Map(
    Array.from(
      element.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
      ([, name = '', double, single]) => [name, double ?? single ?? ''],
    ),
  );
