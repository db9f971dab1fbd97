import { createContext, useContext } from 'react';
import type { ChoiceLoader } from './choice-loader.ts';

const LoaderContext = createContext<ChoiceLoader | undefined>(undefined);

export const ChoiceLoaderProvider = LoaderContext.Provider;

/** `undefined` where nobody answers: canvas, playground. */
export const useChoiceLoader = (): ChoiceLoader | undefined => useContext(LoaderContext);
