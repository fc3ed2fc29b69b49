/** Refuses one field as a server would: its words stand at the field and in the list above the form. */
export const refuseField = (name: string, message: string): Error =>
  Object.assign(new Error(message), { kind: 'http', fieldErrors: [{ path: [name], message }] });

/** Refuses the whole as a server would. */
export const refuseWhole = (message: string): Error =>
  Object.assign(new Error(message), { kind: 'http', fieldErrors: [] });
