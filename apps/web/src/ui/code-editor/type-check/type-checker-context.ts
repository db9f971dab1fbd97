import { createContext } from 'react';
import type { openTypeChecker } from './open-type-checker.ts';

/**
 * Context with a function that loads TypeScript for code editors. Without a provider, editors only check syntax and
 * names.
 */
export const TypeCheckerContext = createContext<(() => Promise<typeof openTypeChecker>) | undefined>(undefined);
