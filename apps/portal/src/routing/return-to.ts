import { visitorPaths } from '../visitor-paths.ts';

/** Name of the value in the login's address that says where to go afterwards. */
export const returnTo = 'lanjut';

/** The same in the address of a second step: the documents call it so. */
export const redirectTo = 'redirect';

const withWanted = (path: string, name: string, wanted: string | null) =>
  wanted ? `${path}?${new URLSearchParams({ [name]: wanted })}` : path;

/** Where the second step of a login goes on, with the same aim. */
export const stepAddress = (kind: 'setup' | 'code', login: URLSearchParams) =>
  withWanted(
    kind === 'code' ? visitorPaths.tfaVerify : visitorPaths.tfaSetup,
    redirectTo,
    login.get(returnTo),
  );

/** The login again, with the aim of a second step. */
export const loginAddress = (step: URLSearchParams) =>
  withWanted(visitorPaths.login, returnTo, step.get(redirectTo));
