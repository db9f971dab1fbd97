import { createContext, use } from 'react';
import type { TeamsHost } from './teams-host.ts';

/** Context with the connection to Teams, if Teams shows the app. */
export const TeamsContext = createContext<TeamsHost | undefined>(undefined);

/** Returns the connection to Teams; `undefined` if the app isn't in Teams. */
export const useTeamsHost = (): TeamsHost | undefined => use(TeamsContext);
