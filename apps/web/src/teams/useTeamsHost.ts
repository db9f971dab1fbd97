import { createContext, use } from 'react';
import type { TeamsHost } from './teams-host.ts';

/** Given where Teams shows the app. */
export const TeamsContext = createContext<TeamsHost | undefined>(undefined);

/** Teams around the app; `undefined`: it is the web client. */
export const useTeamsHost = (): TeamsHost | undefined => use(TeamsContext);
