import type { ComponentDefinition } from '../../definition/form-definition.ts';
import { isFalse, isTrue, recordOf } from '../../definition/read-property.ts';
import type { PlaceSettings } from './place-plan.ts';

const noMessages: ReadonlyMap<string, string> = new Map();

/** Reads what a component says to the engine itself. Real forms write booleans as strings too. */
export function readSettings(definition: ComponentDefinition): PlaceSettings {
  const validate = recordOf(definition.validate);
  return {
    hidden: isTrue(definition.hidden),
    disabled: isTrue(definition.disabled),
    required: isTrue(validate.required),
    validateWhenHidden: isTrue(definition.validateWhenHidden),
    clearOnHide: isTrue(definition.clearOnHide) ? true : isFalse(definition.clearOnHide) ? false : undefined,
    messages: readMessages(recordOf(definition.errors), validate.customMessage),
  };
}

function readMessages(errors: Readonly<Record<string, unknown>>, customMessage: unknown): ReadonlyMap<string, string> {
  const entries = [...Object.entries(errors), ['', customMessage] as const];
  const worded = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  return worded.length === 0 ? noMessages : new Map(worded);
}
