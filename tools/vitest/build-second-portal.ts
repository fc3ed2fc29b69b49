import { secondOffice } from '../../apps/portal/e2e/second-portal.ts';
import { buildPortal } from '../portal/build.ts';

/** Global set-up of the tests of another office's portal: builds it. */
export const setup = () => buildPortal(secondOffice);
