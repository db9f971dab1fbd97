import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isFalse, isTrue, recordOf } from '../definition/read-property.ts';
import type { PermissionLevel } from '../permissions/permission-of.ts';
import type { FieldSettings } from './field-settings.ts';

const noMessages: ReadonlyMap<string, string> = new Map();

/**
 * Reads what a component says to the engine itself. Real forms write booleans as strings too.
 *
 * @param permission what the viewer may do with it, and with all that it lies in: stronger than what the component says
 */
export function readSettings(definition: ComponentDefinition, permission: PermissionLevel = 'edit'): FieldSettings {
  const validate = recordOf(definition.validate);
  const isAnswerable = permission === 'edit';
  return {
    permission,
    hidden: permission === 'hidden' || isTrue(definition.hidden),
    disabled: !isAnswerable || isTrue(definition.disabled),
    required: isAnswerable && isTrue(validate.required),
    validateWhenHidden: isAnswerable && isTrue(definition.validateWhenHidden),
    clearOnHide: isTrue(definition.clearOnHide) ? true : isFalse(definition.clearOnHide) ? false : undefined,
    messages: readMessages(recordOf(definition.errors), validate),
  };
}

type Stored = Readonly<Record<string, unknown>>;

/** Words for one rule by its key, for all others by ''. What a pattern says for itself gives way to words for all. */
function readMessages(errors: Stored, { customMessage, patternMessage }: Stored): ReadonlyMap<string, string> {
  const ofPattern = typeof customMessage === 'string' && customMessage !== '' ? undefined : patternMessage;
  const entries = [['pattern', ofPattern] as const, ...Object.entries(errors), ['', customMessage] as const];
  const worded = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  return worded.length === 0 ? noMessages : new Map(worded);
}
