import { secondOffice } from '../../apps/portal/e2e/second-portal.ts';
import { buildPortal } from '../portal/build.ts';

/** Global set-up of what is driven on the portal of another office. */
export const setup = () => buildPortal(secondOffice);
