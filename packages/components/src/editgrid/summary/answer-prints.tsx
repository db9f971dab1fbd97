import type { PrintFunctions } from '@tideform/engine';
import { createContext } from 'react';

/** Print functions of all components, which format the answers in closed rows. `createEditgridView` provides them. */
export const AnswerPrints = createContext<PrintFunctions>({});
