import { sizeLimits } from './check/size-limits.ts';
import { findTooLarge } from './check/sizes.ts';

console.log(await findTooLarge(sizeLimits.map((l) => ({ ...l, kilobytes: 0 }))));
