import { createContext, use } from 'react';

/** Reports a failure to the operator. `code`: where it was noticed. Never throws, never blocks. */
export type Report = (code: string, cause: unknown) => void;

/** Without a provider, failures aren't reported. */
export const ReportContext = createContext<Report>(() => undefined);

export const useReport = (): Report => use(ReportContext);
