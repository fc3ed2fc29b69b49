import { type Changes, withImport, withNames } from '../changes.ts';
import { readingCalls } from './contract.ts';
import type { CallPlan } from './plan.ts';
import { isAboutRecords, recordHook } from './record-contract.ts';

const reading = ({ call }: CallPlan) => `
/** What use${call.pascal} is for. */
export const use${call.pascal} = () => useCall(${call.camel}, {});
`;

const writing = ({ call, acts }: CallPlan, touches: readonly string[]) => `
/** What use${call.pascal} is for. */
export const use${call.pascal} = () =>
  useWrite(
    (values: ${call.pascal}Values, { client, ${acts ? 'user, ' : ''}options }) =>
      client.call(${call.camel}, { body: ${acts ? '{ ...values, user }' : 'values'} }, options),
    { touches: [${touches.join(', ')}] },
  );
`;

/** The hook of the call. A write touches what the resource's other calls read. */
export function writeHook(changes: Changes, plan: CallPlan): void {
  const { resource, call, writes } = plan;
  const file = `packages/api/src/hooks/${resource.kebab}.ts`;
  if (!changes.has(file)) {
    changes.create(file, '');
    changes.edit('packages/api/src/hooks/index.ts', (text) =>
      withImport(text, `export * from './${resource.kebab}.ts';`),
    );
  }
  changes.edit(file, (text) => {
    if (isAboutRecords(plan)) return recordHook(text, plan);
    const touches = writes ? readingCalls(changes, plan) : [];
    const names = writes ? [call.camel, `type ${call.pascal}Values`, ...touches] : [call.camel];
    let next = withNames(text, '../contract/index.ts', names);
    next = writes
      ? withNames(next, './use-write.ts', ['useWrite'])
      : withNames(next, './use-call.ts', ['useCall']);
    if (writes) return next + writing(plan, touches);
    return next.replaceAll('touches: []', `touches: [${call.camel}]`) + reading(plan);
  });
}
