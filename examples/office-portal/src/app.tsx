import { ClientProvider } from '@pabean/api/hooks';
import { FormsProvider } from '@pabean/forms';
import { MessagesProvider, OfficeProvider, ToastProvider } from '@pabean/ui';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Frame } from './frame.tsx';
import { components, forms } from './office/messages.ts';
import { office } from './office/profile.ts';
import { theme } from './office/theme.ts';
import { Applications } from './pages/applications.tsx';
import { Cargo } from './pages/cargo.tsx';
import { NewApplication } from './pages/new-application.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Visit } from './pages/visit.tsx';
import { client, user } from './provider.ts';

/** The portal: the office, its messages, its provider, and the page of the address. */
export function App() {
  return (
    <OfficeProvider office={office} motif={theme.motif}>
      <MessagesProvider messages={components}>
        <FormsProvider messages={forms}>
          <ClientProvider client={client} user={user}>
            <ToastProvider>
              <Router hook={useHashLocation}>
                <Frame>
                  <Switch>
                    <Route path="/" component={Applications} />
                    <Route path="/permohonan/baru" component={NewApplication} />
                    <Route path="/janji" component={Visit} />
                    <Route path="/muatan" component={Cargo} />
                    <Route component={NotFound} />
                  </Switch>
                </Frame>
              </Router>
            </ToastProvider>
          </ClientProvider>
        </FormsProvider>
      </MessagesProvider>
    </OfficeProvider>
  );
}
