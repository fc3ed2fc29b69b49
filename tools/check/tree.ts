/** A node of a source's syntax tree. */
export interface Node {
  type: string;
  /** Offset of its first character. */
  start: number;
  /** Offset after its last character. */
  end: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The line of an offset, from 1. */
export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
