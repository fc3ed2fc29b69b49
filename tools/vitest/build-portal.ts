import { secondOffice } from '../../apps/portal/e2e/second-portal.ts';
import { buildPortal } from '../portal/build.ts';

/** Global set-up of the end-to-end tests: they run against built portals, of the default office and of another. */
export async function setup(): Promise<void> {
  await Promise.all([buildPortal({ office: '' }), buildPortal(secondOffice)]);
}
