import { createVar } from '@vanilla-extract/css';
import { byTone } from './by-tone.ts';
import { styled } from './styled.ts';
import { vars } from './vars.css.ts';

/** The colours of the element's `data-tone`: for styles that use {@link toned}. */
export const tone = { soft: createVar(), border: createVar(), text: createVar() };

/** A border in the tone: a tint of it, and all of it in high contrast. */
export const tonedEdge = `color-mix(in oklab, ${tone.border} ${vars.line.tint}, transparent)`;

/** Sets the colours of the element's `data-tone`. */
export const toned = styled({
  selectors: byTone((name) => ({
    vars: {
      [tone.soft]: vars.color[name].soft,
      [tone.border]: vars.color[name].border,
      [tone.text]: vars.color[name].text,
    },
  })),
});
