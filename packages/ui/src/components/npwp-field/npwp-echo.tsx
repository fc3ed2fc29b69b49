import { cleanNpwp, fill } from '@pabean/api/rules';
import type { RefObject } from 'react';
import * as echo from '../../codes/echo.css.ts';
import { templateOf } from '../../codes/template.tsx';
import { useInputValue } from '../../codes/use-input-value.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Code } from '../code/code.tsx';
import { Groups } from '../code/groups.tsx';
import { Npwp } from '../npwp/npwp.tsx';

interface NpwpEchoProps {
  input: RefObject<HTMLInputElement | null>;
  first: string | undefined;
  /** While the user types all lengths are grouped by four, so that the groups do not change at the fifteenth digit. */
  typing: boolean;
}

const fours = [4, 4, 4, 4];

/** The number in groups, with dots for missing digits, and its number of digits while that is not sixteen. */
export function NpwpEcho({ input, first, typing }: NpwpEchoProps) {
  const messages = useMessages('npwpField');
  const text = cleanNpwp(useInputValue(input, first));
  const count = text.replace(/\D/g, '').length;
  const isOld = !typing && count === 15;
  return (
    <div className={echo.line} data-empty={text ? undefined : ''} aria-hidden>
      {/^\d*$/.test(text) && (
        <span className={echo.code}>
          {isOld ? (
            <Npwp value={text} className={echo.wrapping} />
          ) : (
            <Code className={echo.wrapping}>
              <Groups groups={templateOf(text, fours)} />
            </Code>
          )}
        </span>
      )}
      {text && count !== 16 && <span>{fill(messages.count, { count })}</span>}
    </div>
  );
}
