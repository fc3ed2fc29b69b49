/** Loads the CSV parser on demand. */
export const fetchParser = () => import('papaparse').then((module) => module.default);
