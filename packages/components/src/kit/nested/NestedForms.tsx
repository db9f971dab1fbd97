import type { FormDefinition, Session, SubmissionData } from '@tideform/engine';
import { createContext, type ReactNode, useContext } from 'react';

/** How the form around draws a form of its own in an answer: an entry of a map, a node of a tree. */
export interface NestedForms {
  open(form: FormDefinition, data: SubmissionData, readOnly: boolean): Session;
  draw(nested: { readonly session: Session; readonly idPrefix: string; readonly readOnly: boolean }): ReactNode;
}

const NestedFormsContext = createContext<NestedForms | undefined>(undefined);

export const NestedFormsProvider = NestedFormsContext.Provider;

/** `undefined` on the builder's canvas: nobody answers there, and what is nested is built in its slot. */
export const useNestedForms = (): NestedForms | undefined => useContext(NestedFormsContext);
