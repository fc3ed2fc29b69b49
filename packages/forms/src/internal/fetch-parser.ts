/** The parser of CSV, which comes when there is something to read or write. */
export const fetchParser = () => import('papaparse').then((module) => module.default);
