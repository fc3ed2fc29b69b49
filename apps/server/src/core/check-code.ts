import { randomBytes } from 'node:crypto';
import { checkCodeFrom } from '@pabean/api/rules';

/** What a new licence is checked by (`check_code`): 130 random bits. Whatever approves an application gives it one. */
export const newCheckCode = () => checkCodeFrom(randomBytes(26));
