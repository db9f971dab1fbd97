import { createContext, use } from 'react';
import type { TeamsHost } from './teams-host.ts';

/** Provided when Teams shows the app. */
export const TeamsContext = createContext<TeamsHost | undefined>(undefined);

/** Connection to Teams; `undefined` in the web client. */
export const useTeamsHost = (): TeamsHost | undefined => use(TeamsContext);
