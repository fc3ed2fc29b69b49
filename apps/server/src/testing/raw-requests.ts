/** The text of a request without a body. */
export const rawGet = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

/** The beginning of a sign-in whose body never ends. */
export const slowBody = [
  'POST /api/otentikasi/signin HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 200',
  '',
  '{"USER_NAME":"imp',
].join('\r\n');
