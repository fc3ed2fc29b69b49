import type { DatedRates } from './ppftz/rates.ts';

/**
 * The profile of one customs office: the portal of another office replaces this one object. Sizes are in Kb of 1024
 * bytes.
 */
export interface OfficeProfile {
  /** Office code, six digits. */
  readonly code: string;
  /** The customs office's name. */
  readonly name: string;
  /** Contact line under the office's name. */
  readonly contact: string;
  /** Mailbox that is notified of sent applications. */
  readonly mailbox: string;
  /** URL of the customs office's own site. */
  readonly siteUrl: string;
  /** Version label of the footer. */
  readonly version: string;
  /** Copyright year of the footer. */
  readonly copyrightYear: string;
  /** IANA time zone in which times are shown. */
  readonly timeZone: string;
  /** Upload limits: the checked size, and the size shown in messages. */
  readonly uploads: {
    readonly permit: UploadLimit;
    readonly small: UploadLimit;
  };
  /** Storage limits of uploaded files. @default `defaultStorage` */
  readonly storage?: StorageLimits | undefined;
  /** The captcha of visitors' forms. @default ALTCHA, a proof of work that this server checks itself */
  readonly captcha?: CaptchaChoice | undefined;
  /** Whether the second factor is optional or required. */
  readonly twoFactor: 'optional' | 'required';
  /**
   * Whether transit requests have registration codes of this server's format, so that a typing error is found before
   * the look-up. `any` accepts every text.
   *
   * @default 'any'
   */
  readonly registrationCode?: 'pabean' | 'any' | undefined;
  /** The usual rates of goods in PPFTZ records, each with its first day. @default `lawfulRates` */
  readonly goodsRates?: readonly DatedRates[] | undefined;
  /**
   * PPFTZ statuses at which the editor opens; another office may choose the other reading, which excludes 100 and 190.
   */
  readonly ppftzEditableStatuses: readonly string[];
}

/** Our own ALTCHA, or Google reCAPTCHA with the office's site key; the secret key is configured on the server. */
export type CaptchaChoice =
  | { readonly provider: 'altcha' }
  | { readonly provider: 'recaptcha'; readonly siteKey: string };

/** `permit`: documents of permits, registration and manifests. `small`: FTZ and PPFTZ documents, report CSV. */
export type UploadKind = keyof OfficeProfile['uploads'];

/** A limit for one kind of upload, in Kb of 1024 bytes. */
export interface UploadLimit {
  /** The size that is checked. */
  readonly checkedKb: number;
  /** The size shown in labels and messages. */
  readonly shownKb: number;
}

/** Storage limits of uploaded files, in MB of 1024 Kb. */
export interface StorageLimits {
  /** Files of one company; the same for each account that is not verified yet. */
  readonly companyMb: number;
  /**
   * Space that must stay free on the server's disk: files that need more are refused, other calls succeed. Not checked
   * where PostgreSQL stores the files.
   */
  readonly freeMb: number;
}

/** The storage limits of an office whose profile has none. */
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
