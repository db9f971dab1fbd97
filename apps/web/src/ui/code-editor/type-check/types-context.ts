import { createContext } from 'react';
import type { openTypes } from './open-types.ts';

/** Loads TypeScript for code editors. Provided by the app; without it, editors only check syntax and names. */
export const TypesContext = createContext<(() => Promise<typeof openTypes>) | undefined>(undefined);
