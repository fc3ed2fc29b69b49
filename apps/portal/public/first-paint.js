// Explained in index.html.
const root = document.documentElement;
const { start, ...files } = document.currentScript.dataset;
const listed = (name) => files[name]?.split(' ') ?? [];
const locks = navigator.locks?.query();

const stored = (storage, key) => {
  try {
    return globalThis[storage].getItem(key);
  } catch {}
};
try {
  const { theme, density, language } = JSON.parse(stored('localStorage', 'pabean.display') ?? '{}');
  if (['light', 'dark', 'contrast'].includes(theme)) root.dataset.theme = theme;
  if (density === 'compact') root.dataset.density = density;
  if (listed('languages').includes(language)) root.lang = language;
} catch {}

const preload = (files) => {
  for (const href of files) {
    const kind = href.endsWith('.js')
      ? { rel: 'modulepreload' }
      : { rel: 'preload', as: 'style', crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), kind, { href }));
  }
};
const startFiles = start?.split(' ') ?? [];
const hasSession = stored('sessionStorage', 'pabean.token');
if (hasSession && start) preload([...startFiles, ...listed('portal'), ...listed('account')]);

const [place] = location.hash.replace(/^#?\/?/, '').split(/[/?]/);
const kinds = { door: ['', 'login'], bare: listed('barePlaces'), visitor: listed('visitorPlaces') };
const kind = Object.keys(kinds).find((each) => kinds[each].includes(place));
// After the styles of the HTML, so that these take precedence.
const styled = (hrefs) =>
  new Promise((resolve, reject) => {
    preload(hrefs);
    addEventListener('DOMContentLoaded', () => {
      for (const href of hrefs) {
        const link = { rel: 'stylesheet', crossOrigin: '', href, onload: resolve, onerror: reject };
        document.head.append(Object.assign(document.createElement('link'), link));
      }
    });
  });
const isDrawn = !hasSession && kind && root.lang === 'id';
root.dataset.first = !hasSession && kind && kind !== 'visitor' ? 'blank' : 'frame';
if (isDrawn)
  Promise.all([
    locks,
    kind === 'visitor' && styled(listed('visitor').filter((href) => href.endsWith('.css'))),
  ])
    .then(([all]) => {
      const inAnotherTab = all?.held.some(({ name }) => name === 'pabean.session');
      if (root.dataset.first) root.dataset.first = inAnotherTab ? 'frame' : kind;
    })
    .catch(() => undefined);

if (start) {
  const [src, ...imports] = startFiles;
  const startUrl = globalThis.trustedTypes
    ? trustedTypes.createPolicy('pabean', { createScriptURL: () => src }).createScriptURL('')
    : src;
  const behind = { bare: listed('portal'), visitor: [...listed('portal'), ...listed('visitor')] };
  const begin = () => {
    preload([...imports, ...((!hasSession && behind[kind]) || [])]);
    const script = Object.assign(document.createElement('script'), { type: 'module', src: startUrl });
    script.onerror = () => setTimeout(begin, 2000);
    document.head.append(script);
  };
  const whenDrawn = () => requestAnimationFrame(() => setTimeout(begin));
  if (document.hidden) addEventListener('load', begin);
  else addEventListener('DOMContentLoaded', whenDrawn);
}

addEventListener('submit', (event) => {
  if (!event.defaultPrevented) root.dataset.submitted = '';
});
addEventListener('hashchange', () => {
  root.dataset.left = '';
});
globalThis.pabeanLocks = locks;
