import type { ComponentDefinition, FormDefinition, OpenScriptHost } from '@tideform/engine';
import { createContext, useContext } from 'react';

/**
 * Form and component that are open in the builder, for setting editors that need more than the value of their setting.
 */
export interface EditedForm {
  /** Form that is open in the builder. */
  readonly form: FormDefinition;
  /** Component whose settings are edited. */
  readonly component: ComponentDefinition;
  /** Opens a script host for trying code with sample answers. Absent if the app can't run code. */
  readonly openScripts?: OpenScriptHost;
}

const EditedFormContext = createContext<EditedForm | undefined>(undefined);

export const EditedFormProvider = EditedFormContext.Provider;

/**
 * Returns the form and component that are open in the builder; `undefined` outside the builder (playground, tests of an
 * editor).
 */
export function useEditedForm(): EditedForm | undefined {
  return useContext(EditedFormContext);
}
