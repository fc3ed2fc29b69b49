import { useOf } from '@storybook/addon-docs/blocks';
import { Rows } from '../../book/blocks/index.ts';
import { transcriptOf } from '../../book/spoken/transcripts.ts';
import { usePageLanguage } from '../edition.tsx';
import { subjectOf } from './library.ts';
import { useWords } from './words.ts';

/** What a screen reader says at the page's component, action by action. */
export function Spoken() {
  const words = useWords();
  const language = usePageLanguage();
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <p>{words.spokenLead}</p>
      <Rows
        heads={[words.action, words.spoken]}
        rows={transcriptOf(subjectOf(preparedMeta.title)).map((step) => [
          step[language],
          <ul key="heard" lang="id">
            {step.heard.map((phrase, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the phrases never move.
              <li key={index}>{phrase}</li>
            ))}
          </ul>,
        ])}
      />
    </>
  );
}
