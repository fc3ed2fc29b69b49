import { cleanPhone } from '@pabean/api/rules';
import type { RefObject } from 'react';
import * as echo from '../../codes/echo.css.ts';
import { useInputValue } from '../../codes/use-input-value.ts';
import { code } from '../code/code.css.ts';
import { Groups } from '../code/groups.tsx';
import { phoneGroups } from './phone-groups.ts';

interface PhoneEchoProps {
  input: RefObject<HTMLInputElement | null>;
  first: string | undefined;
}

/** The number in the groups in which it is read aloud; hidden from screen readers, which read the input. */
export function PhoneEcho({ input, first }: PhoneEchoProps) {
  const groups = phoneGroups(cleanPhone(useInputValue(input, first)));
  const isGrouped = groups.length > 1;
  return (
    <div className={echo.line} data-empty={isGrouped ? undefined : ''} aria-hidden>
      {isGrouped && (
        <span className={echo.code}>
          <span className={code}>
            <Groups groups={groups} />
          </span>
        </span>
      )}
    </div>
  );
}
