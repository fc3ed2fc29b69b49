/** An answer of the server that refuses fields: the shape of a failed call. No fields: it refuses the whole. */
export const refusal = (
  message: string,
  ...fields: { path: (string | number)[]; message: string }[]
): Error => Object.assign(new Error(message), { kind: 'http', fieldErrors: fields });

/** A call that got no answer. */
export const noAnswer = (): Error =>
  Object.assign(new Error('fetch failed'), { kind: 'network', fieldErrors: [] });

/** A call that is still under way. */
export const underWay = (): Promise<never> => new Promise(() => undefined);
