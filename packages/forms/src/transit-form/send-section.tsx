import { fill } from '@pabean/api/rules';
import { Link, ReadinessList } from '@pabean/ui';
import { useFormMessages, useTransitMessages } from '../messages/index.ts';
import type { SectionName } from './sections.ts';
import * as styles from './transit-form.css.ts';
import type { SectionStates } from './use-section-states.ts';
import type { Sections } from './use-sections.ts';

/** Props of {@link SendSection}. */
export interface SendSectionProps {
  sections: Sections;
  states: SectionStates;
  nameOf: (section: SectionName) => string;
}

/** The last section: what is there, what is still missing with the way to it, and what becomes of what was typed. */
export function SendSection({ sections, states, nameOf }: SendSectionProps) {
  const words = useTransitMessages('transitForm');
  const { complete } = useFormMessages('send');
  const wayTo = (name: SectionName, index: number) => (
    <Link
      href={`#${sections.idOf(name)}`}
      aria-label={`${complete}: ${nameOf(name)}`}
      onClick={(event) => {
        // The portal's routes live in the hash: the link must not change it.
        event.preventDefault();
        sections.go(index);
      }}
    >
      {complete}
    </Link>
  );
  const items = sections.list.flatMap(({ name }, index) => {
    if (name === 'send') return [];
    const section = nameOf(name);
    const count = states.wrong[name];
    if (!count) return [{ id: name, done: true, text: section }];
    const text = name === 'goods' && !states.hasGoods ? words.noGoods : words.incomplete;
    return [{ id: name, done: false, text: fill(text, { section, count }), action: wayTo(name, index) }];
  });
  return (
    <>
      <ReadinessList items={items} level={3} />
      <p className={styles.hint}>{words.kept}</p>
    </>
  );
}
