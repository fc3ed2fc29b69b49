/** Whether somebody can have an account of this name: what is none need not be asked for. */
export const isUserName = (text: string): boolean => /^[\w.@+-]{1,64}$/.test(text);
