import { type OfficeProfile, office020400 } from '@pabean/api/rules';

/** The office whose portal this is. Another office's portal gives its own profile here. */
export const office: OfficeProfile = office020400;
