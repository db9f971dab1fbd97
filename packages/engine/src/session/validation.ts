import type { FieldInstance } from '../fields/field-instance.ts';
import { isValidated } from '../fields/propagate-visibility.ts';
import { getChildren } from '../fields/related-fields.ts';
import type { ValidationError } from '../validation/validation-error.ts';
import type { Session } from './session.ts';
import type { SessionContext } from './session-context.ts';

type Validation = Pick<Session, 'touch' | 'validate'>;

/** Creates the validation operations of a session. */
export function createValidation({ store, states, getField }: SessionContext, rootIds: readonly string[]): Validation {
  return {
    touch(id) {
      if (store.rows.isRemoved(id)) return;
      const field = getField(id);
      if (field.definition.validateOn !== 'submit') states.showErrors([field]);
    },
    validate(requestedIds = rootIds) {
      const fields: FieldInstance[] = [];
      for (const id of requestedIds) collectFields(getField(id), fields);
      const validatedFields = fields.filter(isValidated);
      states.showErrors(validatedFields);
      return validatedFields.flatMap(createErrors);
    },
  };
}

function collectFields(field: FieldInstance, into: FieldInstance[]): void {
  into.push(field);
  for (const child of getChildren(field)) collectFields(child, into);
}

function createErrors({ node, issues }: FieldInstance): readonly ValidationError[] {
  return issues.map((broken) => ({ ...broken, nodeId: node.id, path: node.path }));
}
