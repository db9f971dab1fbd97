import type { ComponentDefinition, FormDefinition, OpenScriptHost } from '@tideform/engine';
import { createContext, useContext } from 'react';

/** Form and component being edited, for settings editors that need more than their own value. */
export interface EditedForm {
  /** Form being built. */
  readonly form: FormDefinition;
  /** Component whose settings are edited. */
  readonly component: ComponentDefinition;
  /** Opens a script host for trying code with sample answers. Absent where code can't run. */
  readonly openScripts?: OpenScriptHost;
}

const EditedFormContext = createContext<EditedForm | undefined>(undefined);

export const EditedFormProvider = EditedFormContext.Provider;

/** Returns the form being edited, or `undefined` outside the builder (playground, tests of one editor). */
export function useEditedForm(): EditedForm | undefined {
  return useContext(EditedFormContext);
}
