import { office020400, en as shared } from '@pabean/api/rules';
import { FormsProvider, formsEn } from '@pabean/forms';
import { OfficeProvider, ToastProvider } from '@pabean/ui';
import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { useGlobals } from '../../.storybook/globals.ts';
import { modeOf } from '../../.storybook/mode.ts';
import { offices } from '../../.storybook/offices.ts';

/** Props of {@link Example}. */
export interface ExampleProps {
  /** The component that the file exports. */
  of: ComponentType;
  /** The file's source. */
  source: string;
}

const english = { forms: formsEn, shared };
const indonesian = {};

/**
 * A file as the user of the packages writes it: its component inside the providers of an app, and the whole source to
 * copy.
 */
export function Example({ of: Drawn, source }: ExampleProps) {
  const { language, office, theme } = useGlobals();
  return (
    <>
      <div className="book-example sb-unstyled">
        <OfficeProvider office={office020400} motif={offices[office]?.motif}>
          <FormsProvider messages={language === 'en' ? english : indonesian}>
            <ToastProvider>
              <Drawn />
            </ToastProvider>
          </FormsProvider>
        </OfficeProvider>
      </div>
      <Source code={source} language="tsx" dark={modeOf(theme) === 'dark'} />
    </>
  );
}
