import { office020400 } from '@pabean/api/rules';
import { songket } from '@pabean/ui/theme';
import type { Office } from './office-file.ts';

/** The office of this portal, unless the build gets another office's file in `OFFICE`. */
export const office: Office = { profile: office020400, theme: songket };
