import type { Endpoint } from '@pabean/api/contract';
import { isDataUrl, parseDataUrl, visibleSigns } from '@pabean/api/rules';
import { type RefusedField, refusedField } from '../core/refusal.ts';

/** A file in the body of a call. */
export interface SentFile {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** The field of the body, with the file's name as its label where the call has it. */
  readonly refused: (message: string) => RefusedField;
}

/**
 * All files in the decoded body of a call, wherever they are: a row with a new field for a file needs nothing here.
 *
 * @param isWanted Whether files of a media type are; others are not decoded.
 */
export function filesIn(
  { body: schema }: Pick<Endpoint, 'body'>,
  body: unknown,
  isWanted: (mediaType: string) => boolean,
): SentFile[] {
  if (!schema) return [];
  return dataUrlsIn(body).flatMap(({ text, path, name }) => {
    // The handler refuses one that cannot be parsed.
    const parsed = parseDataUrl(text);
    if (!parsed || !isWanted(parsed.mediaType)) return [];
    const refused = (message: string) => {
      const field = refusedField(schema, path, { message });
      return name ? { ...field, label: { text: visibleSigns(name) } } : field;
    };
    return [{ bytes: Buffer.from(parsed.base64, 'base64'), mediaType: parsed.mediaType, refused }];
  });
}

/** A text that begins like a file. */
interface Found {
  readonly text: string;
  readonly path: readonly PropertyKey[];
  readonly name: string | undefined;
}

function dataUrlsIn(value: unknown, path: readonly PropertyKey[] = [], name?: string): Found[] {
  if (typeof value === 'string') return isDataUrl(value) ? [{ text: value, path, name }] : [];
  if (Array.isArray(value)) return value.flatMap((each, index) => dataUrlsIn(each, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const typed = 'name' in value && typeof value.name === 'string' ? value.name : undefined;
  return Object.entries(value).flatMap(([key, each]) => dataUrlsIn(each, [...path, key], typed));
}
