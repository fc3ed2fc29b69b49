import { buildPortal } from '../portal/build.ts';

/** Global set-up of the end-to-end tests: they run against the built portal. */
export const setup = () => buildPortal({ office: '' });
