import { demoPassword } from '../demo/demo-people.ts';
import { loadDemoData } from '../demo/load-demo-data.ts';
import type { TestServer } from './test-server.ts';

export { demoPassword };

/** Replaces the test accounts by the demo's accounts and data. */
export async function loadDemo({ store, deps }: Pick<TestServer, 'store' | 'deps'>): Promise<void> {
  await store.write(async (trx) => {
    await trx.deleteFrom('account').execute();
    await trx.deleteFrom('company').execute();
  });
  await loadDemoData(deps);
}
