import type { CaptchaChallenge, TransitRequest } from '@pabean/api/contract';
import { type SentTransit, TransitForm } from '@pabean/forms';
import { Alert } from '@pabean/ui';
import { useState } from 'react';

/** The lists of your server. */
const carriers = [{ name: 'KM KELUD' }, { name: 'MV BATAM JET 5' }];
const ports = [{ name: 'Batu Ampar' }, { name: 'Terminal Hang Nadim' }];
const units = [{ code: 'H87', name: 'buah' }];

/** Your calls. A server issues a new captcha each time, and checks its solution in what is sent. */
async function loadCaptcha(): Promise<CaptchaChallenge> {
  return {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      keyLength: 32,
      keyPrefix: '334d994e5bc3941d2612e4689079d37c',
      keySignature: '29bbc1ac2525614332e32e467af7c7cf76b8f5a0663cf22985d4fa0e84e5254a',
      nonce: '6de5ec76cae42d4fff6e276d656eef88',
      salt: 'd0cf6c9e461bc7c6463b5e8f1de2e5f1',
    },
    signature: 'abc50054ff1c1964227b814d80ff832f2f73777fb70486ece37ffbbfd7784ced',
  };
}
async function addCarrier(_name: string): Promise<void> {}
async function send(_request: TransitRequest): Promise<SentTransit> {
  return { code: '7G2K9QXM4TWBH8RC' };
}

/** A passenger's report of the goods that travel with them, without an account. */
export function PassengerGoods() {
  const [code, setCode] = useState<string>();
  if (code !== undefined) return <Alert tone="success" heading={`Kode registrasi ${code}`} />;
  return (
    <TransitForm
      carriers={carriers}
      ports={ports}
      units={units}
      loadCaptcha={loadCaptcha}
      onAddCarrier={addCarrier}
      onSend={send}
      onSent={(answer) => setCode(answer.code)}
      onCancel={() => history.back()}
    />
  );
}
