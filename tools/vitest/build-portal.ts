import { buildPortal } from '../portal/build.ts';

/** Global set-up of the end-to-end tests: builds the portal. */
export const setup = () => buildPortal({ office: '' });
