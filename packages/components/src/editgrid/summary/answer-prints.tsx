import type { Prints } from '@tideform/engine';
import { createContext } from 'react';

/** What each component puts on paper: a closed row shows its answers so. Given with the view. */
export const AnswerPrints = createContext<Prints>({});
