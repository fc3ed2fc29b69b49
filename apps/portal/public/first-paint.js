// Explained in index.html.
const root = document.documentElement;
const { portal, start } = document.currentScript.dataset;
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
  if (language === 'en') root.lang = language;
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
if (hasSession && start) preload([...startFiles, ...portal.split(' ')]);

const isDoor = /^#?\/?(login\/?)?(\?|$)/.test(location.hash);
root.dataset.first = hasSession || !isDoor ? 'frame' : 'blank';
if (root.dataset.first === 'blank' && root.lang === 'id')
  Promise.resolve(locks).then((all) => {
    const inAnotherTab = all?.held.some(({ name }) => name === 'pabean.session');
    if (root.dataset.first) root.dataset.first = inAnotherTab ? 'frame' : 'door';
  });

if (start) {
  const [src, ...imports] = startFiles;
  const begin = () => {
    preload(imports);
    const script = Object.assign(document.createElement('script'), { type: 'module', src });
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
globalThis.pabeanLocks = locks;
