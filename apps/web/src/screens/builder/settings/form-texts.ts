import { createContext } from 'react';

/** Texts of a form outside its components that may mention components. */
export interface FormTexts {
  readonly titleTemplate: string;
  readonly pdf: unknown;
  /** Email template of the form; `undefined` while it is loading, and for a form without email. */
  readonly email: unknown;
}

export const FormTextsContext = createContext<FormTexts | undefined>(undefined);
