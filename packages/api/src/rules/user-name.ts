/** Returns whether a text is a valid account name: an invalid one needs no request. */
export const isUserName = (text: string): boolean => /^[\w.@+-]{1,64}$/.test(text);
