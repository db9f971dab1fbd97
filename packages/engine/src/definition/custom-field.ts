import type { ComponentDefinition, FormDefinition } from './form-definition.ts';
import { mapComponents } from './map-components.ts';

/** Says of which custom field of its team a component was made. */
export const customFieldProperty = 'customField';

/**
 * Gives a form whose components, wherever they lie, say another name of the custom field that they were made of. All else
 * about them stays; where none says it, it is the same object.
 *
 * @param to `undefined`: they are of none from now on
 */
export function renameCustomField(form: FormDefinition, from: string, to: string | undefined): FormDefinition {
  const renamed = (definition: ComponentDefinition): ComponentDefinition => {
    if (definition[customFieldProperty] !== from) return definition;
    const { [customFieldProperty]: _former, ...rest } = definition;
    return (to === undefined ? rest : { ...rest, [customFieldProperty]: to }) as ComponentDefinition;
  };
  return mapComponents(form, (list) => {
    const next = list.map(renamed);
    return next.every((one, index) => one === list[index]) ? list : next;
  });
}
