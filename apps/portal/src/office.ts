import { office020400 } from '@pabean/api/rules';
import { songket } from '@pabean/ui/theme';
import type { Office } from './office-file.ts';

/** The office whose portal this is, unless the build was told the file of another one in `OFFICE`. */
export const office: Office = { profile: office020400, theme: songket };
