const seconds = (list: string) => list.split(', ').map((time) => Number.parseFloat(time));

/** Elements that animate for longer than a millisecond or have any transition, one line for each. */
export function moving(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
      const animated = animationName !== 'none' ? seconds(animationDuration) : [];
      const name = `<${element.localName}${part ?? ''}>`;
      const moves = Math.max(0, ...animated) > 0.001 ? [`${name} moves`] : [];
      // Even one of a millisecond would start with every change of the style.
      const fades = Math.max(0, ...seconds(transitionDuration)) > 0 ? [`${name} fades`] : [];
      return [...moves, ...fades];
    }),
  );
}
