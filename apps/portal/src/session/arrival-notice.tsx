import { Alert } from '@pabean/ui/alert';
import { useEffect, useState } from 'react';

let told: string | undefined;

/** Says something on the login page that is opened next: what brought people there has worked. */
export function tellAtLogin(text: string): void {
  told = text;
}

/** What the page before had to say, as long as the login is on the screen. */
export function ArrivalNotice() {
  const [text] = useState(told);
  useEffect(
    () => () => {
      told = undefined;
    },
    [],
  );
  return text && <Alert role="status" tone="success" heading={text} />;
}
