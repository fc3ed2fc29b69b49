import type { FormsProps } from '@pabean/forms';
import { extendMessages, id } from '@pabean/ui/messages';

/** Messages of the components: the ones that the office replaces; the rest is unchanged. */
export const components = extendMessages(id, {
  mark: { name: 'Muara' },
  toast: { dismiss: 'Mengerti' },
});

/** Messages of the forms, and those that the forms share with the server. */
export const forms: FormsProps['messages'] = {
  forms: { permitHeader: { applicant: 'Identitas penghadap' } },
  shared: { labels: { number: 'Nomor Surat Pemohon' } },
};
