// Relative and pure: the manager is bundled without the conditions and plugins of the preview.
import { kawung, type OfficeTheme, sabbe, songket } from '../packages/ui/src/theme/offices.ts';

/** The offices of the toolbar: ours, and two that show how another office looks. */
export const offices: Record<string, OfficeTheme> = { songket, kawung, sabbe };
