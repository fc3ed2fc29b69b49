import { fill } from '@pabean/api/rules';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { Link } from '@pabean/ui/link';
import { ReadinessList } from '@pabean/ui/readiness-list';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodForm } from '../internal/index.ts';
import { useFormMessages, useTransitMessages } from '../messages/use-messages.ts';
import type { SectionName } from './sections.ts';
import * as styles from './transit-form.css.ts';
import { type NamedLists, useAnswers } from './use-answers.ts';
import { useDebouncedCallback } from './use-debounced-callback.ts';
import type { SectionStates } from './use-section-states.ts';
import type { Sections } from './use-sections.ts';

/** Props of {@link SendSection}. */
export interface SendSectionProps<Values extends FieldValues> {
  form: Pick<ZodForm<Values>, 'getValues' | 'subscribe'>;
  sections: Sections;
  states: SectionStates;
  nameOf: (section: SectionName) => string;
  /** The reference lists with the names of codes. */
  lists: NamedLists;
  /** Whether the input is stored until the tab is closed: then it is told. */
  storedInTab: boolean;
}

/**
 * The last section: what is still missing, all answers by section with links to change them, and how long the input is stored.
 */
export function SendSection<Values extends FieldValues>(props: SendSectionProps<Values>) {
  const { form, sections, states, nameOf } = props;
  const messages = useTransitMessages('transitForm');
  const { complete } = useFormMessages('send');
  const { edit } = useFormMessages('form');
  const answersOf = useAnswers(props.lists);
  const [values, setValues] = useState<FieldValues>(() => form.getValues());
  useDebouncedCallback(form, () => setValues({ ...form.getValues() }));
  const linkTo = (name: SectionName, index: number, label: string) => (
    <Link
      href={`#${sections.idOf(name)}`}
      aria-label={`${label}: ${nameOf(name)}`}
      onClick={(event) => {
        // The portal's routes are in the hash, so the link must not change it.
        event.preventDefault();
        sections.change(index);
      }}
    >
      {label}
    </Link>
  );
  const asked = sections.list.slice(0, -1);
  const missing = asked.flatMap(({ name }, index) => {
    const count = states.wrong[name];
    if (!count) return [];
    const text = name === 'goods' && !states.hasGoods ? messages.noGoods : messages.incomplete;
    return [
      {
        id: name,
        done: false,
        text: fill(text, { section: nameOf(name), count }),
        action: linkTo(name, index, complete),
      },
    ];
  });
  return (
    <>
      {missing.length > 0 && <ReadinessList items={missing} level={3} />}
      {asked.map((section, index) => {
        const isList = section.rows[0]?.[0] === section.name;
        return (
          <div key={section.name} className={styles.check}>
            <div className={styles.checkHead}>
              <h3>{nameOf(section.name)}</h3>
              {linkTo(section.name, index, edit)}
            </div>
            <DescriptionList columns={isList ? 1 : 2}>
              {answersOf(section, values).map(({ id, label, value, lang }) => (
                <DescriptionItem key={id} term={label} {...(lang && { lang })}>
                  {value}
                </DescriptionItem>
              ))}
            </DescriptionList>
          </div>
        );
      })}
      {props.storedInTab && <p className={styles.hint}>{messages.kept}</p>}
    </>
  );
}
