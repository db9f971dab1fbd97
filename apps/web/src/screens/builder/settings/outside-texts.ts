import { createContext } from 'react';

/** Texts of a form that lie outside of its components, and may name them. */
export interface OutsideTexts {
  readonly titleTemplate: string;
  readonly pdf: unknown;
  /** `undefined` while it isn't known, and where there is none. */
  readonly email: unknown;
}

export const OutsideTextsContext = createContext<OutsideTexts | undefined>(undefined);
