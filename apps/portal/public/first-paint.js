// Explained in index.html.
const root = document.documentElement;
const { portal } = document.currentScript.dataset;
try {
  const { theme, density, language } = JSON.parse(localStorage.getItem('pabean.display') ?? '{}');
  if (['light', 'dark', 'contrast'].includes(theme)) root.dataset.theme = theme;
  if (density === 'compact') root.dataset.density = density;
  if (language === 'en') root.lang = language;
  for (const href of (sessionStorage.getItem('pabean.token') && portal?.split(' ')) || []) {
    const kind = href.endsWith('.js')
      ? { rel: 'modulepreload' }
      : { rel: 'preload', as: 'style', crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), kind, { href }));
  }
} catch {}
globalThis.pabeanLocks = navigator.locks?.query();
