import { useState } from 'react';

type IsCommon = (password: string) => boolean;

/** The list of common passwords, which weighs as much as the form: fetched on demand. Where it does not come, the server looks alone. */
export function useCommonPasswords() {
  const [list, setList] = useState<{ readonly isCommon?: IsCommon }>();
  return {
    isCommon: list?.isCommon,
    fetch() {
      if (list) return;
      setList({});
      import('@pabean/api/common-passwords').then(
        ({ isCommonPassword }) => setList({ isCommon: isCommonPassword }),
        () => setList(undefined),
      );
    },
  };
}
