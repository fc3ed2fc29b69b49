import { type ToneName, toneNames } from './roles.ts';

/** One rule per tone, chosen by the element's `data-tone`: for the `selectors` of a style. */
export const byTone = <Rule>(rule: (tone: ToneName) => Rule) =>
  Object.fromEntries(toneNames.map((tone) => [`&[data-tone="${tone}"]`, rule(tone)]));
