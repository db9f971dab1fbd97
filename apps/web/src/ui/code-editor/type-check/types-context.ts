import { createContext } from 'react';
import type { openTypes } from './open-types.ts';

/**
 * Context with a function that loads TypeScript for code editors. Without a provider, editors only check syntax and
 * names.
 */
export const TypesContext = createContext<(() => Promise<typeof openTypes>) | undefined>(undefined);
