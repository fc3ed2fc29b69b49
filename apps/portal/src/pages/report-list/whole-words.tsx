import { Fragment } from 'react';
import * as styles from './whole-words.css.ts';

/** Props of {@link WholeWords}. */
export interface WholeWordsProps {
  children: string;
}

/** Longer words break anywhere. */
const mostWhole = 24;

/** A name with dates in it, such as a file's: it wraps between words, not at the hyphens of a date. */
export const WholeWords = ({ children }: WholeWordsProps) =>
  children.split(' ').map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name, and never move
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.length > mostWhole ? word : <span className={styles.whole}>{word}</span>}
    </Fragment>
  ));
