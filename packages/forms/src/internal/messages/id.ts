import * as own from './own.ts';

/** The source dictionary of the forms. `{name}` is a placeholder. */
export const id = {
  draft: own.draft,
  problems: own.problems,
  permitHeader: own.permitHeader,
  dokap: own.dokap,
  containers: own.containers,
  rows: own.rows,
  noStrip: own.noStrip,
  send: own.send,
};
