import { pathToFileURL } from 'node:url';
import {
  extendMessages,
  isIsoDate,
  type MessagesPart,
  type OfficeProfile,
  office020400,
  type ServerAnswers,
  type SharedMessages,
} from '@pabean/api/rules';
import * as z from 'zod/mini';
import type { CoreDeps } from '../core/act/deps.ts';
import { messagesIn, type ServerMessages } from '../core/messages.ts';
import { ConfigError } from './config.ts';

/** Messages of one language: those that portals show, too, and those of the server alone. */
interface LanguageMessages {
  readonly shared?: MessagesPart<SharedMessages>;
  readonly server?: Partial<ServerAnswers>;
}

/** What the server reads from an office file; the portal reads its theme and the other messages. */
export interface Office {
  readonly profile: OfficeProfile;
  /** Messages that the office replaces. */
  readonly messages?: { readonly id?: LanguageMessages; readonly en?: LanguageMessages };
}

/** The server's messages in a language, with this office's replacements. */
export const messagesOf =
  ({ messages }: Office): CoreDeps['messagesIn'] =>
  (language) => {
    const { shared, server } = messages?.[language] ?? {};
    const answers = { ...shared?.answers, ...server };
    return extendMessages<ServerMessages>(messagesIn(language), { ...shared, answers });
  };

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('id', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const text = z.string().check(z.minLength(1));
const limit = z.object({ checkedKb: z.number(), shownKb: z.number() });
const rate = z.string().check(z.regex(/^\d{1,3}(?:\.\d)?$/));
const datedRates = z.object({
  from: z.string().check(z.refine(isIsoDate)),
  duty: rate,
  vat: rate,
  incomeTax: rate,
});
const profile: z.ZodMiniType<OfficeProfile> = z.object({
  code: z.string().check(z.regex(/^\d{6}$/)),
  name: text,
  contact: text,
  mailbox: z.string().check(z.includes('@')),
  siteUrl: text,
  version: text,
  copyrightYear: text,
  timeZone: z.string().check(z.refine(isTimeZone)),
  uploads: z.object({ permit: limit, small: limit }),
  storage: z.optional(
    z.object({ companyMb: z.number().check(z.positive()), freeMb: z.number().check(z.nonnegative()) }),
  ),
  captcha: z.optional(
    z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('altcha') }),
      z.object({ provider: z.literal('recaptcha'), siteKey: text }),
    ]),
  ),
  twoFactor: z.enum(['optional', 'required']),
  goodsRates: z.optional(z.array(datedRates).check(z.minLength(1))),
  ppftzEditableStatuses: z.array(text),
});

/**
 * Reads the file of an office; without one it is office 020400.
 * @throws ConfigError that names the problems of the file
 */
export async function loadOffice(file: string | undefined): Promise<Office> {
  if (!file) return { profile: office020400 };
  const { office } = (await import(pathToFileURL(file).href)) as { office?: Office };
  if (!office) throw new ConfigError(`OFFICE: ${file} has no export named "office".`);
  const checked = z.safeParse(profile, office.profile);
  if (checked.success) return office;
  const wrong = checked.error.issues.map(({ path }) => ['profile', ...path].join('.'));
  throw new ConfigError(`OFFICE: ${file} does not say, or not in the right form: ${wrong.join(', ')}.`);
}
