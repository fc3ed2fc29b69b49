/** A dictionary with two levels: groups, and the messages in them. */
type Dictionary = { readonly [group: string]: { readonly [key: string]: string } };

/** Part of a dictionary: any of its groups, and of each group any of its messages. */
export type MessagesPart<Messages> = {
  readonly [Group in keyof Messages]?: { readonly [Key in keyof Messages[Group]]?: string };
};

/**
 * Returns a dictionary in which some messages are replaced: `extendMessages(en, { dialog: { cancel: 'Go back' } })`.
 *
 * @param base A whole dictionary; it is not changed.
 * @param part The replaced messages, by group.
 */
export function extendMessages<Messages>(base: Messages, part: MessagesPart<Messages>): Messages {
  const groups: Dictionary = base as Dictionary;
  const replaced = Object.entries(part as Dictionary).map(([group, messages]) => [
    group,
    { ...groups[group], ...messages },
  ]);
  return { ...base, ...Object.fromEntries(replaced) };
}
