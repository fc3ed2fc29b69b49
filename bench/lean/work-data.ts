import { makeApplications } from './applications.ts';

/** The applications, as many as in the URL: `?rows=10000`. Available before the first render. */
export const applications = makeApplications(
  Number(new URLSearchParams(location.search).get('rows') ?? 1000),
);
