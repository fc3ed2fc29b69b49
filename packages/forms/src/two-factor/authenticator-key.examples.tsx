import { sampleQrCode } from '../testing/sample-qr-code.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';

export const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

export const PictureAndSecret = () => <AuthenticatorKey qrCode={sampleQrCode} secret={secret} />;

export const PictureAloneAlthoughProviderGives = () => <AuthenticatorKey qrCode={sampleQrCode} />;
