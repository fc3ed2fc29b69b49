import { sampleCode } from '../testing/sample-registration-code.ts';
import { RegistrationCode } from './registration-code.tsx';

const shown = {
  code: sampleCode,
  address: `https://portal.pabean.example/#/menutransit?kode=${sampleCode}`,
  onKeep: () => undefined,
  onForget: () => undefined,
  level: 3,
} as const;

export const AfterRequestWasFiledCode = () => <RegistrationCode {...shown} kept={false} />;

export const PageKeptCodeWithoutBeing = () => <RegistrationCode {...shown} kept />;
