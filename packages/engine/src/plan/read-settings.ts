import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isFalse, isTrue, recordOf } from '../definition/read-property.ts';
import type { PermissionLevel } from '../permissions/permission-of.ts';
import type { FieldSettings } from './field-settings.ts';

const noMessages: ReadonlyMap<string, string> = new Map();

/**
 * Parses the engine settings of a component. Real forms store booleans as strings too.
 *
 * @param permission permission of the viewer, including inherited restrictions; overrides the component's settings
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

/** Parses the author's error messages by rule; the empty key applies to all rules and overrides `patternMessage`. */
function readMessages(errors: Stored, { customMessage, patternMessage }: Stored): ReadonlyMap<string, string> {
  const ofPattern = typeof customMessage === 'string' && customMessage !== '' ? undefined : patternMessage;
  const entries = [['pattern', ofPattern] as const, ...Object.entries(errors), ['', customMessage] as const];
  const worded = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  return worded.length === 0 ? noMessages : new Map(worded);
}
