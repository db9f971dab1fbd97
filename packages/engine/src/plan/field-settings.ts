import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isFalse, isTrue, toRecord } from '../definition/read-property.ts';
import type { PermissionLevel } from '../permissions/get-permission.ts';

/** Engine settings parsed from a stored component. */
export interface FieldSettings {
  /**
   * Permission of the viewer, including inherited restrictions. Fields that the viewer may not edit are never required.
   */
  readonly permission: PermissionLevel;
  readonly hidden: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly validateWhenHidden: boolean;
  /** `undefined` if the component doesn't set it: the field's role decides. */
  readonly clearOnHide: boolean | undefined;
  /** The author's error messages by rule; the empty key applies to all rules. */
  readonly messages: ReadonlyMap<string, string>;
}

/** Returns settings with inherited `hidden` and `disabled`. */
export function inheritSettings(own: FieldSettings, outer: FieldSettings | undefined): FieldSettings {
  if (!outer?.hidden && !outer?.disabled) return own;
  return { ...own, hidden: own.hidden || outer.hidden, disabled: own.disabled || outer.disabled };
}

const noMessages: ReadonlyMap<string, string> = new Map();

/**
 * Parses the engine settings of a component. Real forms store booleans as strings too.
 *
 * @param permission permission of the viewer, including inherited restrictions; overrides the component's settings
 */
export function parseSettings(definition: ComponentDefinition, permission: PermissionLevel = 'edit'): FieldSettings {
  const validate = toRecord(definition.validate);
  const isAnswerable = permission === 'edit';
  return {
    permission,
    hidden: permission === 'hidden' || isTrue(definition.hidden),
    disabled: !isAnswerable || isTrue(definition.disabled),
    required: isAnswerable && isTrue(validate.required),
    validateWhenHidden: isAnswerable && isTrue(definition.validateWhenHidden),
    clearOnHide: isTrue(definition.clearOnHide) ? true : isFalse(definition.clearOnHide) ? false : undefined,
    messages: parseMessages(toRecord(definition.errors), validate),
  };
}

type StoredRecord = Readonly<Record<string, unknown>>;

/** Parses the author's error messages by rule; the empty key applies to all rules and overrides `patternMessage`. */
function parseMessages(
  errors: StoredRecord,
  { customMessage, patternMessage }: StoredRecord,
): ReadonlyMap<string, string> {
  const usedPatternMessage = typeof customMessage === 'string' && customMessage !== '' ? undefined : patternMessage;
  const entries = [['pattern', usedPatternMessage] as const, ...Object.entries(errors), ['', customMessage] as const];
  const messageEntries = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return messageEntries.length === 0 ? noMessages : new Map(messageEntries);
}
