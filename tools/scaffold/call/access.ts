const lists = ['permitUsers', 'ppftzUsers'];
const words = ['anyone', 'signedIn', 'secondStep'];

/** Who may make a call, as its sources say it. */
export interface CallAccess {
  /** How the row says it: `permitUsers`, `'anyone'`, `['N', 'S']`. */
  readonly code: string;
  /** A name of rules/access.ts that the row needs. */
  readonly imported?: string;
  readonly kind: 'visitor' | 'account' | 'secondStep';
  /** A test account that may make the call. */
  readonly user: string;
}

const people: Readonly<Record<string, string>> = {
  N: 'importir',
  S: 'tps',
  Y: 'ppjk',
  M: 'pindahan',
  U: 'pengguna-u',
};

/** @throws Error when the text is neither a kind of caller nor a list of user types */
export function readAccess(text: string): CallAccess {
  if (lists.includes(text))
    return {
      code: text,
      imported: text,
      kind: 'account',
      user: text === 'permitUsers' ? 'importir' : 'ppjk',
    };
  const kind = text === 'anyone' ? 'visitor' : text === 'secondStep' ? 'secondStep' : 'account';
  if (words.includes(text)) return { code: `'${text}'`, kind, user: 'importir' };
  const types = text.split(',');
  const user = people[types[0] ?? ''];
  if (!user || !types.every((type) => people[type]))
    throw new Error(
      `--access cannot be "${text}". Take ${[...lists, ...words].join(', ')}, or user types such as N,S.`,
    );
  return { code: `[${types.map((type) => `'${type}'`).join(', ')}]`, kind, user };
}
