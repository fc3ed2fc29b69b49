// Runs before the first paint, so that nobody sees the wrong theme for a moment. It cannot be inline (CSP) nor a module
// (those wait). The names are those of src/display/display.ts.
try {
  const { theme, density, language } = JSON.parse(localStorage.getItem('pabean.display') ?? '{}');
  const root = document.documentElement;
  if (['light', 'dark', 'contrast'].includes(theme)) root.dataset.theme = theme;
  if (density === 'compact') root.dataset.density = density;
  if (language === 'en') root.lang = language;
} catch {
  // Storage that is blocked or holds something else: the system's theme.
}
// Asked this early, so that the answer is here when the portal starts: does another tab of this browser have a session?
// src/session/tabs.ts takes it up.
globalThis.pabeanLocks = navigator.locks?.query();
