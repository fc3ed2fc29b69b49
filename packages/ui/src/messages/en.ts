import type { UiMessages } from './index.ts';

/** The English twin of the source dictionary. */
export const en: UiMessages = {
  button: { busy: 'Working…' },
  field: { optional: '(optional)', locked: 'Locked' },
  mark: {
    name: 'Pabean',
  },
};
