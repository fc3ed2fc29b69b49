import '@pabean/ui/styles.css';
import '@pabean/forms/styles.css';
import './office.css';
import { FormsProvider } from '@pabean/forms';
import { MessagesProvider, OfficeProvider, ToastProvider } from '@pabean/ui';
import { extendMessages, id } from '@pabean/ui/messages';
import type { ReactNode } from 'react';
import { office } from '../office';

/** A server component reads and changes the dictionary like any other data. */
const messages = extendMessages({ button: id.button }, { button: { busy: 'Sebentar…' } });

export const metadata = { title: office.name, description: id.loginFrame.statement };

/** A server component around every page: it passes only data to the providers. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="id" className="pabean">
      <body>
        <OfficeProvider office={office} motif="kotak">
          <MessagesProvider messages={messages}>
            <FormsProvider messages={{ forms: { dokap: { add: 'Lampirkan dokumen' } } }}>
              <ToastProvider>{children}</ToastProvider>
            </FormsProvider>
          </MessagesProvider>
        </OfficeProvider>
      </body>
    </html>
  );
}
