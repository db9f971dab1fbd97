import type { ComponentDefinition, FormDefinition } from '../form-definition.ts';
import { mapComponents } from '../map-components.ts';
import { createUpgrade } from './upgrade.ts';

/** Maps a form.io type to the types that the Common Hosted Form Service (CHEFS) of British Columbia derives from it. */
const derivedTypes: Readonly<Record<string, readonly string[]>> = {
  address: ['bcaddress', 'simplebcaddress', 'simpleaddressadvanced'],
  button: ['simplebtnreset', 'simplebtnsubmit', 'simplebuttonadvanced'],
  checkbox: ['simplecheckbox', 'simplecheckboxadvanced'],
  columns: ['simplecols2', 'simplecols3', 'simplecols4'],
  content: ['simplecontent'],
  currency: ['simplecurrencyadvanced'],
  datetime: ['simpledatetime', 'simpledatetimeadvanced'],
  day: ['simpleday', 'simpledayadvanced'],
  email: ['simpleemail', 'simpleemailadvanced'],
  fieldset: ['simplefieldset'],
  file: ['simplefile'],
  htmlelement: ['simpleheading', 'simpleparagraph'],
  number: ['simplenumber', 'simplenumberadvanced'],
  panel: ['simplepanel'],
  password: ['simplepasswordadvanced'],
  phoneNumber: ['simplephonenumber', 'simplephonenumberadvanced'],
  radio: ['simpleradios', 'simpleradioadvanced'],
  select: ['simpleselect', 'simpleselectadvanced', 'orgbook'],
  selectboxes: ['simplecheckboxes', 'simpleselectboxesadvanced'],
  signature: ['simplesignatureadvanced'],
  survey: ['simplesurveyadvanced'],
  tabs: ['simpletabs'],
  tags: ['simpletagsadvanced'],
  textarea: ['simpletextarea', 'simpletextareaadvanced'],
  textfield: ['simpletextfield', 'simpletextfieldadvanced'],
  time: ['simpletime', 'simpletimeadvanced'],
  url: ['simpleurladvanced'],
};

const baseTypes: ReadonlyMap<string, string> = new Map(
  Object.entries(derivedTypes).flatMap(([base, types]) => types.map((type) => [type, base] as const)),
);

/**
 * Replaces CHEFS types by the form.io types that they derive from. The original type is kept in `chefsType` for saving.
 */
export const typesOfChefs = createUpgrade('005-types-of-chefs', (definition) => {
  const base = baseTypes.get(definition.type);
  return base === undefined ? definition : { ...definition, type: base, chefsType: definition.type };
});

/**
 * Restores the original types from `chefsType` before a form is saved. Returns the same object if no type was replaced.
 */
export function restoreTypes(form: FormDefinition): FormDefinition {
  return mapComponents(form, (list) => {
    const named = list.map(restoreType);
    return named.every((definition, index) => definition === list[index]) ? list : named;
  });
}

function restoreType(definition: ComponentDefinition): ComponentDefinition {
  const { chefsType, ...rest } = definition;
  if (typeof chefsType !== 'string' || baseTypes.get(chefsType) !== definition.type) return definition;
  return { ...rest, type: chefsType };
}
