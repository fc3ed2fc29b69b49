/** A command cannot be followed; the message says why and what to do instead. */
export class CommandError extends Error {
  override name = 'CommandError';
}
