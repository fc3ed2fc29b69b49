import type { MessagesPart, OfficeProfile, ServerAnswers, SharedMessages } from '@pabean/api/rules';
import type { FormMessages } from '@pabean/forms/messages';
import type { UiMessages } from '@pabean/ui/messages';
import type { OfficeTheme } from '@pabean/ui/theme';
import type { AppMessages } from './messages/id.ts';
import type { LateParts } from './messages/late.ts';

/** Words that an office says in its own way, by dictionary, group and key; all others stay as they are. */
export interface OfficeMessages extends LateParts {
  readonly portal?: MessagesPart<AppMessages>;
  /** Words of client and server: labels of fields, refusals, answers. The server says them, too. */
  readonly shared?: MessagesPart<SharedMessages>;
  /** Answers that only the server says. */
  readonly server?: Partial<ServerAnswers>;
  readonly ui?: MessagesPart<UiMessages>;
  readonly forms?: MessagesPart<FormMessages>;
}

/** Everything in which one office differs from another: the file of an office exports it as `office`. */
export interface Office {
  readonly profile: OfficeProfile;
  readonly theme: OfficeTheme;
  readonly messages?: { readonly id?: OfficeMessages; readonly en?: OfficeMessages };
}
