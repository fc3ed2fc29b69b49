import type { BrowserContext, Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { heading } from './focus-steps.ts';
import { pages } from './route-table.ts';
import { demoPassword, fontCame, type OpenOptions, startPortal } from './support.ts';

const portal = startPortal();
const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

/** Delays the portal's own script until it is released. */
async function holdScript(target: Page | BrowserContext) {
  const line = Promise.withResolvers<void>();
  await target.route('**/assets/index-*.js', async (route: Route) => {
    await line.promise;
    await route.continue();
  });
  return line.resolve;
}

/** A tab whose visible headings are recorded frame by frame. */
async function openWatched(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const title = document.querySelector('h1');
      if (title?.checkVisibility()) seen.add(title.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  const show = () => page.goto(`${portal().server.url}/#${address}`, { waitUntil: 'commit' });
  await show();
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  return { page, seen };
}

/** Waits for some frames. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let left = 20; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Waits until React has hydrated the page: it sets the title then. */
const isHydrated = (page: Page) => page.waitForFunction(() => document.title === 'Login – Pabean');

async function openSlowly(address: string, options: OpenOptions = {}) {
  const page = await (await portal().context(options)).newPage();
  const release = await holdScript(page);
  await page.goto(`${portal().server.url}/#${address}`, { waitUntil: 'commit' });
  return { page, release };
}

it('is there without script, and shows that it needs it', async () => {
  const page = await portal().open('/login', { script: false });
  await heading(page, 'Login').waitFor();
  const notice = page.locator('noscript');
  await notice.waitFor();
  expect(await notice.textContent()).toContain('Portal ini memerlukan JavaScript');
  await username(page).fill('importir');
  await password(page).fill(demoPassword);
  await password(page).press('Enter');
  await page.getByRole('button', { name: 'Login' }).click();
  expect(page.url()).toBe(`${portal().server.url}/#/login`);
});

it.each(['', '/', '/login', '/login?lanjut=%2Fprofile'])(
  'is seen at “%s” before its script',
  async (address) => {
    const { page, release } = await openSlowly(address);
    await heading(page, 'Login').waitFor();
    release();
    await isHydrated(page);
  },
);

it('is drawn before its script is fetched, and its fonts come after that', async () => {
  const page = await portal().open('/login');
  await isHydrated(page);
  await fontCame(page);
  const [style, script, ...fonts] = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const found = (name: RegExp) => files.find((file) => name.test(file.name));
    return [
      found(/assets\/index-.*\.css$/)?.responseEnd,
      found(/assets\/index-.*\.js$/)?.startTime,
      ...files.filter((file) => /\.woff2$/.test(file.name)).map((file) => file.startTime),
    ];
  });
  expect(script).toBeGreaterThan(style ?? Number.NaN);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toBeGreaterThan(script ?? Number.NaN);
});

it('fetches its script again when the line was lost', async () => {
  const page = await (await portal().context({ mayLog: /ERR_FAILED/ })).newPage();
  await page.route('**/assets/index-*.js', (route) => route.abort(), { times: 1 });
  await page.goto(`${portal().server.url}/#/login`);
  await username(page).fill('importir');
  await isHydrated(page);
  expect(await username(page).inputValue()).toBe('importir');
});

it('keeps what was typed, and where, when its script comes', async () => {
  const { page, release } = await openSlowly('/login');
  await username(page).pressSequentially('importir');
  await username(page).press('Home');
  release();
  await isHydrated(page);
  await page.keyboard.type('x');
  expect(await username(page).inputValue()).toBe('ximportir');
});

it('is where React renders it, before and after its script', async () => {
  const { page, release } = await openSlowly('/login');
  const placesOn = async (one: Page) => {
    await heading(one, 'Login').waitFor();
    await one.evaluate(() => document.fonts.ready);
    return [await username(one).boundingBox(), await heading(one, 'Login').boundingBox()];
  };
  const before = await placesOn(page);
  release();
  await isHydrated(page);
  expect(await placesOn(page)).toEqual(before);
  const drawn = await portal().open('/laporankinerja');
  await drawn.getByRole('link', { name: 'Login' }).first().click();
  expect(await placesOn(drawn)).toEqual(before);
});

it('signs in a user who pressed Enter before its script came, and never shows the password in an address', async () => {
  const { page, release } = await openSlowly('/login');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await username(page).fill('importir');
  await password(page).fill(demoPassword);
  await password(page).press('Enter');
  await frames(page);
  expect(await password(page).inputValue()).toBe(demoPassword);
  release();
  await heading(page, /Selamat/).waitFor();
  expect(addresses.join()).not.toContain('username=');
  expect(addresses.join()).not.toContain(demoPassword);
});

it.each(['', '/login', '/profile'])('is not seen with a session at “%s”', async (address) => {
  const context = await portal().context({ user: 'importir' });
  const release = await holdScript(context);
  const { page, seen } = await openWatched(context, address);
  await frames(page);
  expect(await seen()).toEqual([]);
  release();
  await heading(page, /Selamat|Profile/).waitFor();
  await page.reload();
  await heading(page, /Selamat|Profile/).waitFor();
  expect(await seen()).not.toContain('Login');
});

it('is not seen in a new tab while another one has a session', async () => {
  const first = await portal().open('/login');
  await username(first).fill('importir');
  await password(first).fill(demoPassword);
  await password(first).press('Enter');
  await heading(first, /Selamat/).waitFor();
  const { page, seen } = await openWatched(first.context(), '/login');
  await heading(page, /Selamat/).waitFor();
  expect(await seen()).not.toContain('Login');
});

it('leads on before its script, to a page whose heading has the focus', async () => {
  const { page, release } = await openSlowly('/login');
  await page.getByRole('link', { name: 'Pengumuman' }).press('Enter');
  release();
  await heading(page, 'Pengumuman').waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('h1'));
});

const office = 'KPU Bea dan Cukai Tipe B Batam';
const visitorPages = Object.keys(pages).filter((address) => pages[address]?.includes('-'));
const bare = /^\/(?:resetpassword|updatepassword|tfa|cek)/;

it.each(visitorPages.filter((address) => address !== '/login'))(
  'gives way to the frame of “%s”, which is seen before its script',
  async (address) => {
    // No request has the code of the result.
    const { page, release } = await openSlowly(address, { mayLog: /404/ });
    const frame = page.locator(bare.test(address) ? '#portal aside' : '#frame header');
    // Before the styles have loaded nothing is painted, although all of it counts as visible.
    await page.waitForFunction(() => document.styleSheets.length > 0);
    await frame.getByText(office).waitFor();
    expect(await heading(page, 'Login').isVisible()).toBe(false);
    release();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('#frame').count()).toBe(0);
  },
);

it('leaves the frame of visitors to visitors', async () => {
  const context = await portal().context({ user: 'importir' });
  const release = await holdScript(context);
  const page = await context.newPage();
  await page.goto(`${portal().server.url}/#/laporankinerja`, { waitUntil: 'commit' });
  await frames(page);
  expect(await page.locator('#frame').isVisible()).toBe(false);
  release();
  await heading(page, 'Laporan kinerja tahunan').waitFor();
});

it('has the styles of its own after those of all pages', async () => {
  const page = await portal().open('/laporankinerja');
  const link = page.getByRole('banner').getByRole('link', { name: 'Login' });
  expect(await link.evaluate((shown) => getComputedStyle(shown).color)).toBe(
    await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).color),
  );
});

it('is not seen by visitors of other pages', async () => {
  const { page, seen } = await openWatched(await portal().context(), '/register');
  await heading(page, 'Daftar').waitFor();
  expect(await seen()).not.toContain('Login');
});

it('uses English from the first moment to its readers', async () => {
  const context = await portal().context({ language: 'en' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const spoken = new Set<string>();
    Object.assign(window, { spoken });
    const look = () => {
      const shown = document.querySelector('#portal');
      if (shown?.checkVisibility()) spoken.add(shown.textContent.includes('Masuk dengan') ? 'id' : 'en');
      requestAnimationFrame(look);
    };
    // Frames wait for the styles.
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
  });
  await page.goto(`${portal().server.url}/#/login`);
  await page.getByText("Sign in with your company's account.").waitFor();
  expect(await page.evaluate(() => [...(window as unknown as { spoken: Set<string> }).spoken])).toEqual([
    'en',
  ]);
});
