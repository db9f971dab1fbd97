import { createContext, use } from 'react';

/** Tells the operator of something that failed. `code` says where it was noticed. Never rejects, never waits. */
export type Report = (code: string, cause: unknown) => void;

/** Nobody is told where nothing else is provided. */
export const ReportContext = createContext<Report>(() => undefined);

export const useReport = (): Report => use(ReportContext);
