import type { OfficeProfile } from '@pabean/api/rules';

/** The origins of Google's captcha, for an office that uses it. */
const recaptcha = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
};
const nothing = { script: '', frame: '' };

/**
 * Trusted Types: no text becomes a script. The one policy is created by the page's first script, for URLs of the portal's own
 * origin, and no other can be created. Google's captcha creates scripts from texts.
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

/** Headers by name. */
export type HeaderRecord = Readonly<Record<string, string>>;

/** What the headers depend on. */
interface HeaderDeps {
  readonly publicUrl: string;
  readonly office: Pick<OfficeProfile, 'captcha'>;
}

/**
 * The headers of every response. They are set when a response is created: changing the headers of a finished one makes the Node
 * server copy it, which is expensive.
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
