import { fileURLToPath } from 'node:url';

/** How a second office builds its portal, as README says; from the root of the repository. */
export const secondOffice = {
  office: 'apps/portal/e2e/second-office.ts',
  folder: '.cache/second-office',
};

/** The folder of its built portal. */
export const secondPortal = fileURLToPath(new URL(`../../../${secondOffice.folder}`, import.meta.url));
