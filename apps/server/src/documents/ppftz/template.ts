import type { Block, Fact } from '../office-pdf.ts';
import type { PpftzPaper } from './paper.ts';

/** The template of a document of a PPFTZ record: data in, blocks out. */
export interface Template {
  /** Its name in file names and titles. */
  readonly short: string;
  readonly heading: string;
  readonly leads: (paper: PpftzPaper) => readonly Fact[];
  readonly blocks: (paper: PpftzPaper) => readonly Block[];
}
