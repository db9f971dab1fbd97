import type { ComponentDefinition, FormDefinition } from './form-definition.ts';
import { mapComponents } from './map-components.ts';

/** Property with the name of the team's custom field that a component was created from. */
export const customFieldProperty = 'customField';

/**
 * Renames a custom field in all components created from it, at any depth. Returns the same object if no component uses
 * it.
 *
 * @param to new name; `undefined` removes the reference, so that the components become ordinary components
 */
export function renameCustomField(form: FormDefinition, from: string, to: string | undefined): FormDefinition {
  const rename = (definition: ComponentDefinition): ComponentDefinition => {
    if (definition[customFieldProperty] !== from) return definition;
    const { [customFieldProperty]: _former, ...rest } = definition;
    return (to === undefined ? rest : { ...rest, [customFieldProperty]: to }) as ComponentDefinition;
  };
  return mapComponents(form, (list) => {
    const next = list.map(rename);
    return next.every((one, index) => one === list[index]) ? list : next;
  });
}
