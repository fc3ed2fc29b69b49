import type { DatedRates } from './ppftz/rates.ts';

/** Everything about one office: another office's portal replaces this one object. Sizes are in Kb of 1024 bytes. */
export interface OfficeProfile {
  /** Office code, six digits. */
  readonly code: string;
  /** The office's name. */
  readonly name: string;
  /** Contact line under the office's name. */
  readonly contact: string;
  /** Mailbox that is told about applications sent. */
  readonly mailbox: string;
  /** Address of the office's own site. */
  readonly siteUrl: string;
  /** Version label of the footer. */
  readonly version: string;
  /** Copyright year of the footer. */
  readonly copyrightYear: string;
  /** IANA time zone in which times are shown. */
  readonly timeZone: string;
  /** Upload limits: the size that is checked and the one that the messages name. */
  readonly uploads: {
    readonly permit: UploadLimit;
    readonly small: UploadLimit;
  };
  /** How much room uploaded files may take. @default `defaultStorage` */
  readonly storage?: StorageLimits | undefined;
  /** What keeps robots from the forms of visitors. @default ALTCHA, a proof of work that this server checks itself */
  readonly captcha?: CaptchaChoice | undefined;
  /** Whether the second factor is everybody's choice or required. */
  readonly twoFactor: 'optional' | 'required';
  /**
   * Whether transit requests have registration codes of this server's format, so that a wrong letter is noticed before
   * the look-up is called. `any` lets every text through.
   *
   * @default 'any'
   */
  readonly registrationCode?: 'pabean' | 'any' | undefined;
  /** The rates that most goods of PPFTZ records have, each from its day on. @default `lawfulRates` */
  readonly goodsRates?: readonly DatedRates[] | undefined;
  /** PPFTZ statuses at which the editor opens; another office may choose the other reading, which refuses 100 and 190. */
  readonly ppftzEditableStatuses: readonly string[];
}

/** ALTCHA of our own, or Google reCAPTCHA with the office's site key; the server has the secret key that belongs to it. */
export type CaptchaChoice =
  | { readonly provider: 'altcha' }
  | { readonly provider: 'recaptcha'; readonly siteKey: string };

/** `permit`: documents of permits, registration and manifests. `small`: FTZ and PPFTZ documents, report CSV. */
export type UploadKind = keyof OfficeProfile['uploads'];

/** A limit for one kind of upload, in Kb of 1024 bytes. */
export interface UploadLimit {
  /** What is checked. */
  readonly checkedKb: number;
  /** What labels and messages say. */
  readonly shownKb: number;
}

/** How much room uploaded files may take, in MB of 1024 Kb. */
export interface StorageLimits {
  /** Files of one company; an account that nobody verified has as much of its own. */
  readonly companyMb: number;
  /**
   * What stays free on the server's disk: files that would take more of it are refused, everything else goes on. Where
   * PostgreSQL keeps the files nobody looks at its disk.
   */
  readonly freeMb: number;
}

/** The room for files in an office whose profile does not say. */
export const defaultStorage: StorageLimits = { companyMb: 5_120, freeMb: 512 };

/** The default profile: office 020400. */
export const office020400: OfficeProfile = {
  code: '020400',
  name: 'KPU Bea dan Cukai Tipe B Batam',
  contact: 'Kode kantor 020400 · (0778) 555-0120 · layanan@pabean.example',
  mailbox: 'layanan@pabean.example',
  siteUrl: 'https://bcbatam.beacukai.go.id',
  version: '2.1.2',
  copyrightYear: '2022',
  timeZone: 'Asia/Jakarta',
  uploads: {
    permit: { checkedKb: 2100, shownKb: 2000 },
    small: { checkedKb: 800, shownKb: 800 },
  },
  twoFactor: 'optional',
  registrationCode: 'pabean',
  ppftzEditableStatuses: ['100', '190'],
};
