import { describeFocus } from './focus-cases/describe-focus.ts';

describeFocus(1280);
