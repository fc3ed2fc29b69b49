import type { Block, Fact } from '../office-pdf.ts';
import type { PpftzPaper } from './paper.ts';

/** What one document of a PPFTZ record says: data in, blocks out. */
export interface Template {
  /** What it is called in names of files and titles. */
  readonly short: string;
  readonly heading: string;
  readonly leads: (paper: PpftzPaper) => readonly Fact[];
  readonly blocks: (paper: PpftzPaper) => readonly Block[];
}
