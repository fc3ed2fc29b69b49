import type { Changes } from './changes.ts';
import { type Name, readName } from './names.ts';
import { labelOf } from './schema-fields.ts';

/** What a record of the office to a company has to say. */
export interface RecordField {
  readonly name: Name;
  readonly isDate: boolean;
  /** Whether no two records may have the same. */
  readonly isUnique: boolean;
  /** What people call it, in Indonesian. */
  readonly label: string;
}

/** Where the type of a resource's table stands. */
export const tableFile = ({ kebab }: Name): string => `apps/server/src/core/db/tables/${kebab}.ts`;

const readField = (text: string | undefined, isDate: boolean, isUnique: boolean): RecordField => {
  const name = readName(text, 'a field');
  return { name, isDate, isUnique, label: labelOf(name.camel) ?? name.title };
};

/**
 * Fields from the command line.
 *
 * @param text Names and what is not any text of them: `number:unique date:date subject`.
 * @throws Error when a name is badly written, or its kind is not `text`, `date` or `unique`
 */
export const readFields = (text: string): readonly RecordField[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => {
      const [name, kind = 'text'] = each.split(':');
      if (!['text', 'date', 'unique'].includes(kind))
        throw new Error(
          `--fields cannot have "${each}". A field is text, date or unique (a text of which no two are the same), for example issued-on:date.`,
        );
      return readField(name, kind === 'date', kind === 'unique');
    });

/** The fields that a resource has already: those of its table, dates as the contract says. */
export function knownFields(changes: Changes, resource: Name): readonly RecordField[] | undefined {
  if (!changes.has(tableFile(resource))) return undefined;
  const contract = changes.read(`packages/api/src/contract/${resource.kebab}.ts`);
  return [...changes.read(tableFile(resource)).matchAll(/(No two .*\n)? {2}(\w+): string;$/gm)]
    .filter(([, , column = '']) => !['id', 'company_id', 'created_at'].includes(column))
    .map(([, unique, column = '']) =>
      readField(
        column.replaceAll('_', '-'),
        contract.includes(`field('${column}', shownDay)`),
        Boolean(unique),
      ),
    );
}
