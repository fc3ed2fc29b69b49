import type { OfficeProfile } from '@pabean/api/rules';
import { createContext, type ReactNode, useContext } from 'react';
import type { OfficeTheme } from '../theme/offices.ts';

const OfficeContext = createContext<OfficeProfile | undefined>(undefined);
const MotifContext = createContext<OfficeTheme['motif']>('pucuk-rebung');

/** Props of {@link OfficeProvider}. */
export interface OfficeProviderProps {
  /** The office of everything inside. Give the same object on every render. */
  office: OfficeProfile;
  /**
   * The motif of the office's theme, used wherever a component draws one.
   *
   * @default 'pucuk-rebung'
   */
  motif?: OfficeTheme['motif'];
  /** The content that belongs to the office. */
  children: ReactNode;
}

/** Provides the office to everything inside: name, upload limits, time zone. Render it once per app. */
export function OfficeProvider({ office, motif = 'pucuk-rebung', children }: OfficeProviderProps) {
  return (
    <OfficeContext value={office}>
      <MotifContext value={motif}>{children}</MotifContext>
    </OfficeContext>
  );
}

/** The motif that a component was given, else that of the nearest `OfficeProvider`. */
export function useMotif(given: OfficeTheme['motif'] | undefined): OfficeTheme['motif'] {
  const around = useContext(MotifContext);
  return given ?? around;
}

/**
 * The IANA time zone of the nearest `OfficeProvider`; undefined without one, where the device's or a default is used.
 */
export const useTimeZone = (): string | undefined => useContext(OfficeContext)?.timeZone;

/**
 * The office of the nearest `OfficeProvider`.
 * @throws Error without an `OfficeProvider`: there is no default for an office's limits and time zone.
 */
export function useOffice(): OfficeProfile {
  const office = useContext(OfficeContext);
  if (!office)
    throw new Error(
      'This component needs to know its office. Put <OfficeProvider office={…}> around your app, with your OfficeProfile from @pabean/api/rules.',
    );
  return office;
}
