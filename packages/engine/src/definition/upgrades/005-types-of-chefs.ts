import type { ComponentDefinition, FormDefinition } from '../form-definition.ts';
import { mapComponents } from '../map-components.ts';
import { eachComponent } from './upgrade.ts';

/** The types that the Common Hosted Form Service of British Columbia derives from form.io's, by whose settings they are drawn. */
const derived: Readonly<Record<string, readonly string[]>> = {
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
  Object.entries(derived).flatMap(([base, types]) => types.map((type) => [type, base] as const)),
);

/** A type of that service is read as the one that it extends. Its own name stays beside it, to be saved under. */
export const typesOfChefs = eachComponent('005-types-of-chefs', (definition) => {
  const base = baseTypes.get(definition.type);
  return base === undefined ? definition : { ...definition, type: base, chefsType: definition.type };
});

/** A form as it is saved: its components have the names of their own types again. The same object where none had another. */
export function withOwnTypes(form: FormDefinition): FormDefinition {
  return mapComponents(form, (list) => {
    const named = list.map(withOwnType);
    return named.every((definition, index) => definition === list[index]) ? list : named;
  });
}

function withOwnType(definition: ComponentDefinition): ComponentDefinition {
  const { chefsType, ...rest } = definition;
  if (typeof chefsType !== 'string' || baseTypes.get(chefsType) !== definition.type) return definition;
  return { ...rest, type: chefsType };
}
