import { en as formsEn, id as formsId } from '@pabean/forms/messages';
import { en, id } from '@pabean/ui/messages';
import { Heading } from '@storybook/addon-docs/blocks';
import { Rows } from '../../book/blocks/index.ts';
import { useWords } from './words.ts';

type Dictionary = Readonly<Record<string, Readonly<Record<string, string>>>>;

const indonesian: Dictionary = { ...id, ...formsId };
const english: Dictionary = { ...en, ...formsEn };

/** The messages that a component shows by itself, in both languages. */
export function Messages({ groups }: { groups: readonly string[] }) {
  const words = useWords();
  const rows = groups.flatMap((group) =>
    Object.entries(indonesian[group] ?? {}).map(
      ([key, text]) => [`${group}.${key}`, text, english[group]?.[key]] as const,
    ),
  );
  return (
    <>
      <Heading>{words.messages}</Heading>
      <Rows code caption={words.messages} heads={[words.key, words.indonesian, words.english]} rows={rows} />
    </>
  );
}
