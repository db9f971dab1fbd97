import { createContext, useContext } from 'react';
import type { ChoiceLoader } from './choice-loader.ts';

const LoaderContext = createContext<ChoiceLoader | undefined>(undefined);

export const ChoiceLoaderProvider = LoaderContext.Provider;

/** Returns the choice loader, or `undefined` outside sessions (builder canvas, playground). */
export const useChoiceLoader = (): ChoiceLoader | undefined => useContext(LoaderContext);
