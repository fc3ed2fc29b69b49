import { makeApplications } from './applications.ts';

/** The applications, as many as the address asks for: `?rows=10000`. Here before anything is drawn. */
export const applications = makeApplications(
  Number(new URLSearchParams(location.search).get('rows') ?? 1000),
);
