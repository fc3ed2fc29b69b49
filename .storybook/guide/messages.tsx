import { en, id } from '@pabean/ui/messages';
import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { Rows } from '../../book/blocks/index.ts';

type Dictionary = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The dictionaries of both packages; the one of the forms is added when it is loaded. */
function useDictionaries(): { id: Dictionary; en: Dictionary } {
  const [all, setAll] = useState<{ id: Dictionary; en: Dictionary }>({ id, en });
  useEffect(() => {
    import('@pabean/forms').then(({ formsEn, formsId }) =>
      setAll({ id: { ...id, ...formsId }, en: { ...en, ...formsEn } }),
    );
  }, []);
  return all;
}

/** The messages that a component shows by itself, in both languages. */
export function Messages({ groups }: { groups: readonly string[] }) {
  const messages = useDictionaries();
  const rows = groups.flatMap((group) =>
    Object.entries(messages.id[group] ?? {}).map(
      ([key, text]) => [`${group}.${key}`, text, messages.en[group]?.[key]] as const,
    ),
  );
  return (
    <>
      <Heading>Messages</Heading>
      <Rows code caption="Messages" heads={['Key', 'Indonesian, the source', 'English']} rows={rows} />
    </>
  );
}
