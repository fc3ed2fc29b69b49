import { reportAll } from './check/guard.ts';
import { lanes } from './check/guards.ts';

const { failed } = await reportAll(lanes);
process.exitCode = failed > 0 ? 1 : 0;
