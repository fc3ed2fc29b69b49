import { useEffect, useState } from 'react';

/** Returns whether a password is a common one. */
export type IsCommon = (password: string) => boolean;

/** The list of common passwords, or undefined if it fails to load: then only the server rejects them. */
export const loadCommonPasswords = (): Promise<IsCommon | undefined> =>
  import('@pabean/api/common-passwords').then(
    ({ isCommonPassword }) => isCommonPassword,
    () => undefined,
  );

/** The list of common passwords, loaded once the user types a new password. */
export function useCommonPasswords(typed: boolean): IsCommon | undefined {
  const [isCommon, setIsCommon] = useState<IsCommon>();
  useEffect(() => {
    if (typed && !isCommon) void loadCommonPasswords().then((loaded) => setIsCommon(() => loaded));
  }, [typed, isCommon]);
  return isCommon;
}
