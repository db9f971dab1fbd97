import type { PrintFunctions } from '@tideform/engine';
import { createContext } from 'react';

/** Print functions of all components, which closed rows use to show answers. Provided with the view. */
export const AnswerPrints = createContext<PrintFunctions>({});
