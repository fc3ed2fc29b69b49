import type { FormsProps } from '@pabean/forms';
import { extendMessages, id } from '@pabean/ui/messages';

/** Words of the components. What the office says differently stands here; the rest stays as it is. */
export const components = extendMessages(id, {
  mark: { name: 'Muara' },
  toast: { dismiss: 'Mengerti' },
});

/** Words of the forms, and those that the forms share with the server. */
export const forms: FormsProps['messages'] = {
  forms: { permitHeader: { applicant: 'Identitas penghadap' } },
  shared: { labels: { number: 'Nomor Surat Pemohon' } },
};
