import { fileURLToPath } from 'node:url';

/** Builds another office's portal as described in the README; run from the root of the repository. */
export const secondOffice = {
  office: 'apps/portal/e2e/second-office.ts',
  folder: '.cache/second-office',
};

/** The folder of its built portal. */
export const secondPortal = fileURLToPath(new URL(`../../../${secondOffice.folder}`, import.meta.url));
