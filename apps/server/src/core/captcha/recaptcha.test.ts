import { office020400 } from '@pabean/api/rules';
import { expect, test } from 'vitest';
import { ConfigError } from '../../config/config.ts';
import { openCaptcha } from '../../config/open-captcha.ts';
import { createTestServer } from '../../testing/index.ts';
import { createRecaptcha } from './recaptcha.ts';

const now = new Date('2026-03-02T01:00:00Z');

/** A captcha with a fake Google that sends these responses and records its requests. */
function captchaOf(answer: () => Promise<Response>) {
  const asked: { url: string; body: string }[] = [];
  const captcha = createRecaptcha({
    secret: 'rahasia-google',
    hostname: 'izin.example.go.id',
    fetch: async (url, init) => {
      asked.push({ url: String(url), body: String(init?.body) });
      return answer();
    },
  });
  return {
    asked,
    verify: async (token = 'jawaban') => captcha.read(token)?.verify({ form: 'register' }, now),
  };
}

const respond = (verdict: object) => async () => Response.json(verdict);

test('Google is asked with the office’s key whether it was solved here', async () => {
  const { asked, verify } = captchaOf(respond({ success: true, hostname: 'izin.example.go.id' }));
  expect((await verify())?.until).toBeInstanceOf(Date);
  expect(asked).toEqual([
    {
      url: 'https://www.google.com/recaptcha/api/siteverify',
      body: 'secret=rahasia-google&response=jawaban',
    },
  ]);
});

test.each([
  ['was not solved', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['was solved on another site', { success: true, hostname: 'jahat.example' }],
])('what %s is not valid', async (_, verdict) => {
  expect(await captchaOf(respond(verdict)).verify()).toBeUndefined();
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers something else', async () => new Response('<html>', { status: 502 })],
])('where Google %s nothing is accepted, and the user is asked to try later', async (_, answer) => {
  await expect(captchaOf(answer).verify()).rejects.toMatchObject({ code: 'busy' });
});

const profile = { ...office020400, captcha: { provider: 'recaptcha', siteKey: 'kunci-situs' } } as const;

test('a server of an office with reCAPTCHA does not start without its secret key', () => {
  const open = () => openCaptcha(profile, 'x'.repeat(32), { publicUrl: 'http://localhost:4020' });
  expect(open).toThrow(ConfigError);
  expect(open).toThrow(/^RECAPTCHA_SECRET is missing.*Example: RECAPTCHA_SECRET=/);
});

test('pages may load from Google only where the office has chosen it, and then the server creates no challenge', async () => {
  const policyOf = async (office = office020400) => {
    const captcha = createRecaptcha({ secret: 'x', hostname: 'localhost' });
    const server = await createTestServer({ deps: { office, captcha } });
    const response = await server.send('/api/captcha', {});
    await server.close();
    return { status: response.status, policy: response.headers.get('content-security-policy') ?? '' };
  };
  expect((await policyOf()).policy).not.toContain('google');
  const { status, policy } = await policyOf(profile);
  expect(status).toBe(404);
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.google\.com\/recaptcha\//);
  // Google's script creates scripts from texts.
  expect(policy).not.toContain('trusted-types');
  expect(policy).toMatch(/frame-src blob: https:\/\/www\.google\.com\/recaptcha\//);
});
