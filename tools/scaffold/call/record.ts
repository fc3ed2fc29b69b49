import type { Changes } from '../changes.ts';
import { type Name, readName } from '../names.ts';

/** What a record of the office to a company has to say. */
export interface RecordField {
  readonly name: Name;
  readonly kind: 'text' | 'date';
  /** Whether no two records may have the same. */
  readonly isUnique: boolean;
}

/** Where the type of a resource's table stands. */
export const tableFile = ({ kebab }: Name) => `apps/server/src/core/db/tables/${kebab}.ts`;
const contractFile = ({ kebab }: Name) => `packages/api/src/contract/${kebab}.ts`;

/**
 * Fields from the command line.
 *
 * @param text Names and what is not any text of them: `number:unique date:date subject`.
 * @throws Error when a name is badly written, or its kind is not `text`, `date` or `unique`
 */
export function readFields(text: string): readonly RecordField[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => {
      const [name, kind = 'text'] = each.split(':');
      if (kind !== 'text' && kind !== 'date' && kind !== 'unique')
        throw new Error(
          `--fields cannot have "${each}". A field is text, date or unique (a text of which no two are the same), for example issued-on:date.`,
        );
      return {
        name: readName(name, 'a field'),
        kind: kind === 'date' ? 'date' : 'text',
        isUnique: kind === 'unique',
      };
    });
}

/** Stands above a column of a table's type. */
export const uniqueComment = '  /** No two rows have the same. */\n';

/** The fields that a resource has already: those of its table, dates as the contract says. */
export function knownFields(changes: Changes, resource: Name): readonly RecordField[] | undefined {
  const file = tableFile(resource);
  if (!changes.has(file)) return undefined;
  const contract = changes.has(contractFile(resource)) ? changes.read(contractFile(resource)) : '';
  const table = changes.read(file);
  return [...table.matchAll(/^ {2}(\w+): string;$/gm)]
    .map(([, column = '']) => column)
    .filter((column) => column !== 'id' && column !== 'company_id' && column !== 'created_at')
    .map((column) => {
      const name = readName(column.replaceAll('_', '-'), 'a field');
      const isDate = contract.includes(`${name.camel}: field('${column}', shownDay)`);
      return {
        name,
        kind: isDate ? 'date' : 'text',
        isUnique: table.includes(`${uniqueComment}  ${column}: string;`),
      };
    });
}
