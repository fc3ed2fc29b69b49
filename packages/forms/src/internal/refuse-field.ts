/** Refuses one field as a server would: the message is shown at the field and in the error summary. */
export const refuseField = (name: string, message: string): Error =>
  Object.assign(new Error(message), { kind: 'http', fieldErrors: [{ path: [name], message }] });

/** Refuses the whole request as a server would. */
export const refuseWhole = (message: string): Error =>
  Object.assign(new Error(message), { kind: 'http', fieldErrors: [] });
