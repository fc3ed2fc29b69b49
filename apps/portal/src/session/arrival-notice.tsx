import { Alert } from '@pabean/ui/alert';
import { useEffect, useState } from 'react';

let told: string | undefined;

/** Shows a message on the login page that is opened next, such as a success. */
export function tellAtLogin(text: string): void {
  told = text;
}

/** The message of the previous page, while the login is shown. */
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
