import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { createContext, useContext } from 'react';

/** What a settings editor may look at besides its own value. */
export interface EditedForm {
  /** The form that is being built. */
  readonly form: FormDefinition;
  /** The component whose settings are edited. */
  readonly component: ComponentDefinition;
}

const EditedFormContext = createContext<EditedForm | undefined>(undefined);

export const EditedFormProvider = EditedFormContext.Provider;

/** `undefined` outside the builder (playground, tests of one editor). */
export function useEditedForm(): EditedForm | undefined {
  return useContext(EditedFormContext);
}
