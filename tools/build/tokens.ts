import { writeTokens } from '../../packages/ui/src/office-css/write-tokens.ts';
import { kawung, sabbe, songket } from '../../packages/ui/src/theme/offices.ts';

// Runs in the folder of the package.
writeTokens([songket, kawung, sabbe], 'dist/tokens');
