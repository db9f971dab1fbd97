import { createContext, use } from 'react';

/** Reports a failure to the operator. `code` says where the failure was noticed. Never throws and never blocks. */
export type ReportFailure = (code: string, cause: unknown) => void;

/** Context with the function that reports failures. Without a provider, failures aren't reported. */
export const ReportFailureContext = createContext<ReportFailure>(() => undefined);

export const useReportFailure = (): ReportFailure => use(ReportFailureContext);
