import type { FormDefinition, Session, SubmissionData } from '@tideform/engine';
import { createContext, type ReactNode, useContext } from 'react';

/** Opens and renders nested forms in an answer: an entry of a map, a node of a tree. */
export interface NestedForms {
  open(form: FormDefinition, data: SubmissionData, readOnly: boolean): Session;
  render(nested: { readonly session: Session; readonly idPrefix: string; readonly readOnly: boolean }): ReactNode;
}

const NestedFormsContext = createContext<NestedForms | undefined>(undefined);

export const NestedFormsProvider = NestedFormsContext.Provider;

/**
 * Returns the nested form support, or `undefined` on the builder's canvas, where nested components are edited in their
 * slot.
 */
export const useNestedForms = (): NestedForms | undefined => useContext(NestedFormsContext);
