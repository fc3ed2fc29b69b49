import { randomBytes } from 'node:crypto';
import { checkCodeFrom } from '@pabean/api/rules';

/** A new code by which a licence can be checked (`check_code`): 130 random bits. Every approval assigns one. */
export const newCheckCode = () => checkCodeFrom(randomBytes(26));
