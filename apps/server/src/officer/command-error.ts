/** A command is not possible; the message explains why and what to do instead. */
export class CommandError extends Error {
  override name = 'CommandError';
}
