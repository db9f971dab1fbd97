import { createContext, useContext } from 'react';

const LocaleContext = createContext<string | undefined>(undefined);

/** Says in which locale (BCP 47) numbers are shown and read below. Without it: the browser's. */
export const LocaleProvider = LocaleContext.Provider;

export function useLocale(): string | undefined {
  return useContext(LocaleContext);
}
