import { createContext, useContext } from 'react';
import type { ChoiceLoader } from './choice-loader.ts';

const ChoiceLoaderContext = createContext<ChoiceLoader | undefined>(undefined);

export const ChoiceLoaderProvider = ChoiceLoaderContext.Provider;

/** Returns the choice loader, or `undefined` outside sessions (builder canvas, playground). */
export const useChoiceLoader = (): ChoiceLoader | undefined => useContext(ChoiceLoaderContext);
