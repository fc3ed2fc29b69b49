import { Alert } from '@pabean/ui/alert';
import { useEffect, useState } from 'react';

let pendingText: string | undefined;

/** Shows a message on the login page that is opened next, such as a success. */
export function showAtLogin(text: string): void {
  pendingText = text;
}

/** The message of the previous page, while the login is shown. */
export function ArrivalNotice() {
  const [text] = useState(pendingText);
  useEffect(
    () => () => {
      pendingText = undefined;
    },
    [],
  );
  return text && <Alert role="status" tone="success" heading={text} />;
}
