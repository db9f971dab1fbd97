import type { FormDefinition, Session, SubmissionData } from '@tideform/engine';
import { createContext, type ReactNode, useContext } from 'react';

/** Opens and renders forms inside an answer: an entry of a data map, or a node of a tree. */
export interface NestedForms {
  open(form: FormDefinition, data: SubmissionData, readOnly: boolean): Session;
  render(nested: { readonly session: Session; readonly idPrefix: string; readonly readOnly: boolean }): ReactNode;
}

const NestedFormsContext = createContext<NestedForms | undefined>(undefined);

export const NestedFormsProvider = NestedFormsContext.Provider;

/**
 * Returns the support for nested forms; `undefined` on the builder's canvas, where nested components are edited
 * directly.
 */
export const useNestedForms = (): NestedForms | undefined => useContext(NestedFormsContext);
