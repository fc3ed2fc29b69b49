import type { OfficeProfile } from '@pabean/api/rules';
import { createContext, type ReactNode, useContext } from 'react';
import type { OfficeTheme } from '../theme/offices.ts';

const OfficeContext = createContext<OfficeProfile | undefined>(undefined);
const MotifContext = createContext<OfficeTheme['motif']>('pucuk-rebung');

/** Props of {@link OfficeProvider}. */
export interface OfficeProviderProps {
  /** The office that everything inside belongs to. Give the same object on every render. */
  office: OfficeProfile;
  /**
   * The motif of the office's theme, drawn wherever a component draws one.
   *
   * @default 'pucuk-rebung'
   */
  motif?: OfficeTheme['motif'];
  /** What belongs to the office. */
  children: ReactNode;
}

/** Gives everything inside its office: name, upload limits, time zone. An entry gives it once. */
export function OfficeProvider({ office, motif = 'pucuk-rebung', children }: OfficeProviderProps) {
  return (
    <OfficeContext value={office}>
      <MotifContext value={motif}>{children}</MotifContext>
    </OfficeContext>
  );
}

/** The motif that a component was given, else that of the office around it. */
export function useMotif(given: OfficeTheme['motif'] | undefined): OfficeTheme['motif'] {
  const around = useContext(MotifContext);
  return given ?? around;
}

/** The IANA time zone of the office around; undefined without one, where the device's or a default holds. */
export const useTimeZone = (): string | undefined => useContext(OfficeContext)?.timeZone;

/**
 * The office around the component.
 * @throws Error without an `OfficeProvider`: an office's limits and time zone cannot be guessed.
 */
export function useOffice(): OfficeProfile {
  const office = useContext(OfficeContext);
  if (!office)
    throw new Error(
      'This component needs to know its office. Put <OfficeProvider office={…}> around your app, with your OfficeProfile from @pabean/api/rules.',
    );
  return office;
}
