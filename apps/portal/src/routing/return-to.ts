import { visitorPaths } from '../visitor-paths.ts';

/** Name of the parameter in the login's address for the page to open afterwards. */
export const returnTo = 'lanjut';

/** The same in the address of a second step, as documented. */
export const redirectTo = 'redirect';

const withWanted = (path: string, name: string, wanted: string | null) =>
  wanted ? `${path}?${new URLSearchParams({ [name]: wanted })}` : path;

/** The address of a login's second step, with the same target page. */
export const stepAddress = (kind: 'setup' | 'code', login: URLSearchParams) =>
  withWanted(
    kind === 'code' ? visitorPaths.tfaVerify : visitorPaths.tfaSetup,
    redirectTo,
    login.get(returnTo),
  );

/** The address of the login, with the target page of a second step. */
export const loginAddress = (step: URLSearchParams) =>
  withWanted(visitorPaths.login, returnTo, step.get(redirectTo));
