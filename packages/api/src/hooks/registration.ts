import { confirmRegistration, type Registration, register } from '../contract/index.ts';
import { useWrite } from './use-write.ts';

/**
 * Registers a company and an account. The mail call follows by itself; what becomes of it changes nothing, because the
 * registration is done. It says what the documents list, but for the password.
 */
export const useRegister = () =>
  useWrite(async (values: Registration, { client, options }) => {
    const answer = await client.call(register, { body: values }, options);
    const { companyName, companyAddress, companyEmail, personName, personAddress, personPhone } = values;
    const { username, personEmail, companyIdentityNumber } = values;
    const told = { companyAddress, companyEmail, personName, personAddress, personPhone, personEmail };
    const body = {
      ...told,
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
