import type { Client } from '@pabean/api/client';
import {
  type Credentials,
  confirmTwoFactor,
  type TwoFactorSetup,
  twoFactorSetup,
} from '@pabean/api/contract';
import type { GivenCode } from './second-step.ts';

const toDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The set-up of an authenticator app; a picture given by its address is fetched. */
export async function loadSetup(client: Client, username: string, token?: string): Promise<TwoFactorSetup> {
  const options = token === undefined ? {} : { token };
  const setup = await client.call(twoFactorSetup, { params: { username } }, options);
  if (setup.qrCode === '' || setup.qrCode.startsWith('data:image/')) return setup;
  const { bytes, mediaType } = await client.file(setup.qrCode, options);
  return { ...setup, qrCode: await toDataUrl(new Blob([bytes], { type: mediaType })) };
}

/** Confirms the set-up with its first code. */
export const confirmSetup = (
  client: Client,
  { username, password }: Credentials,
  code: GivenCode,
  token?: string,
) =>
  client.call(
    confirmTwoFactor,
    { body: { username, password, otp: 'otp' in code ? code.otp : '' } },
    token === undefined ? {} : { token },
  );
