import { type PpftzHeader, ppftzHeaderNames } from '@pabean/api/contract';
import { dataLanguage, fill } from '@pabean/api/rules';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './ppftz-wizard.css.ts';
import { type PpftzReferences, useHeaderText } from './references.ts';
import { useWizard } from './wizard-context.ts';

/** A note about a field of a returned record. */
export interface FieldNote {
  readonly text: string;
  readonly lang?: string;
}

/** An officer's remark about a field, and the value that was sent, if it has changed. */
export function useFieldNotes(name: keyof PpftzHeader, references: PpftzReferences): readonly FieldNote[] {
  const messages = usePpftzMessages('wizard');
  const textOf = useHeaderText(references);
  const { record } = useWizard();
  const { name: wireName } = ppftzHeaderNames[name];
  const remarks = (record.corrections ?? []).filter(({ field }) => field === wireName);
  const { sent } = record;
  const differs = sent && sent[name] !== record[name];
  return [
    ...remarks.map(({ remark }) => ({ text: fill(messages.remark, { remark }), lang: dataLanguage })),
    ...(differs
      ? [
          {
            text: sent[name]
              ? fill(messages.sentAs, { value: textOf(name, sent[name]) })
              : messages.sentEmpty,
          },
        ]
      : []),
  ];
}

/** Props of {@link FieldNotes}. */
export interface FieldNotesProps {
  notes: readonly FieldNote[];
}

/** Replaces a field's hint. */
export const FieldNotes = ({ notes }: FieldNotesProps) =>
  notes.map(({ text, lang }) => (
    <span key={text} lang={lang} className={styles.note}>
      {text}
    </span>
  ));
