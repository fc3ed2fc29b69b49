import { globalLayer } from '@vanilla-extract/css';

/** Order of the CSS layers, weakest first. An office's own rules, outside of any layer, override all of them. */
export const layers = {
  reset: globalLayer('pabean.reset'),
  tokens: globalLayer('pabean.tokens'),
  base: globalLayer('pabean.base'),
  components: globalLayer('pabean.components'),
  layout: globalLayer('pabean.layout'),
  focus: globalLayer('pabean.focus'),
  print: globalLayer('pabean.print'),
};
