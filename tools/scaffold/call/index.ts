import { startChanges } from '../changes.ts';
import { writeRow } from './contract.ts';
import { writeHook } from './hook.ts';
import { type CallOptions, planCall } from './plan.ts';
import { writeHandler } from './server.ts';
import { writeTable } from './table.ts';
import { writeCallTest } from './test.ts';

/**
 * Writes a call through all layers: row, hook, handler, sample and test, and for the first that writes a table.
 *
 * @param baseDir Absolute path of the repository.
 * @param name Resource and call, such as `postal-parcel/save-parcel`.
 * @returns What was written or changed, from the root of the repository.
 */
export function writeCall(baseDir: string, name: string | undefined, options: CallOptions = {}): string[] {
  const changes = startChanges(baseDir);
  const plan = planCall(changes, name, options);
  writeRow(changes, plan);
  writeHook(changes, plan);
  writeTable(changes, plan);
  writeHandler(changes, plan);
  writeCallTest(changes, plan);
  return changes.save();
}
