import { confirmRegistration, type Registration, register } from '../contract/index.ts';
import { useWrite } from './use-write.ts';

/**
 * Registers a company and an account, then requests its mail; a failure of the mail is ignored, because the
 * registration succeeded. The mail call has the documented fields except the password.
 */
export const useRegister = () =>
  useWrite(async (values: Registration, { client, options }) => {
    const answer = await client.call(register, { body: values }, options);
    const { companyName, companyAddress, companyEmail, personName, personAddress, personPhone } = values;
    const { username, personEmail, companyIdentityNumber } = values;
    const documented = { companyAddress, companyEmail, personName, personAddress, personPhone, personEmail };
    const body = {
      ...documented,
      page: 'registrasi',
      subject: 'Registrasi',
      data: username,
      username,
      name: companyName,
      email: personEmail,
      npwp: companyIdentityNumber,
    };
    client.call(confirmRegistration, { body }).catch(() => undefined);
    return answer;
  });
