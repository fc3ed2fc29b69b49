import { useEffect, useState } from 'react';
import type * as qrCode from './qr-code.tsx';
import type { QrCodeProps } from './qr-code.tsx';
import * as styles from './registration-code.css.ts';

/** The QR code, loaded after the code itself; if that fails, the code is enough. */
export function LateQrCode(props: QrCodeProps) {
  const [late, setLate] = useState<{ QrCode: typeof qrCode.QrCode }>();
  useEffect(() => {
    import('./qr-code.tsx').then(setLate, () => undefined);
  }, []);
  return <div className={styles.qrPlace}>{late && <late.QrCode {...props} />}</div>;
}
