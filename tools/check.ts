import { reportAll } from './check/guard.ts';
import { lanes } from './check/guards.ts';

// `pnpm check`, or `pnpm check arrows sizes` for the guards whose names contain one of the words.
const words = process.argv.slice(2);
const wanted = lanes.map((lane) =>
  lane.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))),
);
const { failed } = await reportAll(wanted);
process.exitCode = failed > 0 ? 1 : 0;
