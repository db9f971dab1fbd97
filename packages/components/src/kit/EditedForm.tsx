import type { ComponentDefinition, FormDefinition, OpenScriptHost } from '@tideform/engine';
import { createContext, useContext } from 'react';

/** What a settings editor may look at besides its own value. */
export interface EditedForm {
  /** The form that is being built. */
  readonly form: FormDefinition;
  /** The component whose settings are edited. */
  readonly component: ComponentDefinition;
  /** Runs code that its author tries; absent: nobody can here. */
  readonly openScripts?: OpenScriptHost;
}

const EditedFormContext = createContext<EditedForm | undefined>(undefined);

export const EditedFormProvider = EditedFormContext.Provider;

/** `undefined` outside the builder (playground, tests of one editor). */
export function useEditedForm(): EditedForm | undefined {
  return useContext(EditedFormContext);
}
