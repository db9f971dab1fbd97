import { createContext } from 'react';
import type { openTypes } from './open-types.ts';

/** How TypeScript comes to editors of code. The app brings it; without it they check syntax and names alone. */
export const TypesContext = createContext<(() => Promise<typeof openTypes>) | undefined>(undefined);
