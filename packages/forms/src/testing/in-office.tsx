import { office020400 } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui/office';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders as in an app of office 020400. */
export const renderInOffice = (element: ReactElement): RenderResult =>
  render(element, {
    wrapper: ({ children }) => <OfficeProvider office={office020400}>{children}</OfficeProvider>,
  });
