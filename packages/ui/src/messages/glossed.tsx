import { dataLanguage } from '@pabean/api/rules';

/** Props of {@link Glossed}. */
export interface GlossedProps {
  /** The office's word, as it is stored and printed. */
  word: string;
  /** What it means in the reader's language, if that is another: `glossOf` of the rules. */
  gloss: string | undefined;
  className?: string;
}

/** A word of the office, with its gloss in brackets: “Paspor (Passport)”. Each is read aloud in its language. */
export const Glossed = ({ word, gloss, className }: GlossedProps) => (
  <span className={className}>
    <span lang={dataLanguage}>{word}</span>
    {gloss !== undefined && ` (${gloss})`}
  </span>
);
