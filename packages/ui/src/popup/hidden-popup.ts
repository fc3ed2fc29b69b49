/**
 * Styles that hide a popup until it is opened in browsers without the popover API, where `usePlacement` loads the polyfill.
 * Spread them into `@supports` of a style.
 */
export const hiddenWithoutPopovers = {
  'not selector(:popover-open)': { selectors: { '&:not(.\\:popover-open)': { display: 'none' } } },
};
