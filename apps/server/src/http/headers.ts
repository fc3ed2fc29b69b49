import type { OfficeProfile } from '@pabean/api/rules';

/** Where Google's captcha comes from and stands in, for an office that chose it. */
const recaptcha = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
};
const nothing = { script: '', frame: '' };

/**
 * No text becomes a script. The one policy is that of the page's first script, for the address of the portal's own, and
 * nobody can make another. Google's captcha makes scripts out of texts.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types pabean'];

const contentSecurityPolicy = ({ script, frame }: typeof nothing) => [
  "default-src 'none'",
  `script-src 'self'${script}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  `frame-src blob:${frame}`,
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  ...(script ? [] : trustedTypes),
];

const always: HeaderRecord = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Robots-Tag': 'noindex',
};

/** Headers by their names, ready for an answer. */
export type HeaderRecord = Readonly<Record<string, string>>;

/** What the headers follow from. */
interface HeaderDeps {
  readonly publicUrl: string;
  readonly office: Pick<OfficeProfile, 'captcha'>;
}

/**
 * The headers of every answer. They are given to an answer when it is made: touching the headers of a finished one
 * makes the Node server copy it, which costs more than all the rest.
 */
export const secureHeaders = ({ publicUrl, office }: HeaderDeps): HeaderRecord => ({
  ...always,
  'Content-Security-Policy': contentSecurityPolicy(
    office.captcha?.provider === 'recaptcha' ? recaptcha : nothing,
  ).join('; '),
  ...(publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  }),
});
