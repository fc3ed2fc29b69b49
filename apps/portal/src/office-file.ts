import type { MessagesPart, OfficeProfile, ServerAnswers, SharedMessages } from '@pabean/api/rules';
import type { FormMessages } from '@pabean/forms/messages';
import type { UiMessages } from '@pabean/ui/messages';
import type { OfficeTheme } from '@pabean/ui/theme';
import type { AppMessages } from './messages/id.ts';
import type { LateParts } from './messages/late.ts';

/** Messages replaced by an office, by dictionary, group and key; all others are the default ones. */
export interface OfficeMessages extends LateParts {
  readonly portal?: MessagesPart<AppMessages>;
  /** Messages of client and server: labels of fields, refusals, answers. The server uses them, too. */
  readonly shared?: MessagesPart<SharedMessages>;
  /** Messages that only the server sends. */
  readonly server?: Partial<ServerAnswers>;
  readonly ui?: MessagesPart<UiMessages>;
  readonly forms?: MessagesPart<FormMessages>;
}

/** Everything in which one office's portal differs from another's: the file of an office exports it as `office`. */
export interface Office {
  readonly profile: OfficeProfile;
  readonly theme: OfficeTheme;
  readonly messages?: { readonly id?: OfficeMessages; readonly en?: OfficeMessages };
}
