// Relative imports and no side effects: the manager is bundled without the conditions and plugins of the preview.
import { kawung, type OfficeTheme, sabbe, songket } from '../packages/ui/src/theme/offices.ts';

/** The offices of the toolbar: the default one, and two examples of other offices. */
export const offices: Record<string, OfficeTheme> = { songket, kawung, sabbe };
