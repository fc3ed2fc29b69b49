/**
 * The class of our components' roots, and of a page that is all ours (`<html class="pabean">`). Rules for elements without a class
 * apply inside of it only.
 */
export const scope = 'pabean';

/** An id-less weight above the element rules of a page around us (`ul li a`) and below its classes. */
const weight = ':not(_)'.repeat(4);

/** Elements inside of the scope: `inScope('h1')`, `inScope('', '::before')`. */
export const inScope = (element: string, pseudo = '') =>
  `${element}:where(.${scope}, .${scope} *)${weight}${pseudo}`;

/** Elements inside of one of our roots, without the root. */
export const inRoot = (element: string) => `${element}:where(.${scope} *)${weight}`;

/** Elements of a page that is all ours. */
export const onOwnPage = (element: 'html' | 'body') =>
  element === 'html' ? `html:where(.${scope})${weight}` : `body:where(html.${scope} > *)${weight}`;

/** The outermost roots on somebody else's page. */
export const onOthersPage = `:where(.${scope}:not(html, .${scope} *))${weight}`;

/** What all that is ours inherits from: the body of a page that is all ours, and outermost roots elsewhere. */
export const outermost = `${onOwnPage('body')}, ${onOthersPage}`;
