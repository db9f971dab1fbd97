import type { FieldInstance } from '../fields/field-instance.ts';
import { isValidated } from '../fields/propagate-visibility.ts';
import { childrenOf } from '../fields/related-fields.ts';
import type { Issue } from '../validation/issue.ts';
import type { Session } from './session.ts';
import type { SessionContext } from './session-context.ts';

type Validation = Pick<Session, 'touch' | 'validate'>;

/** Creates the validation operations of a session. */
export function createValidation({ store, states, getField }: SessionContext, rootIds: readonly string[]): Validation {
  return {
    touch(id) {
      if (store.rows.isRemoved(id)) return;
      const field = getField(id);
      if (field.definition.validateOn !== 'submit') states.show([field]);
    },
    validate(asked = rootIds) {
      const fields: FieldInstance[] = [];
      for (const id of asked) collect(getField(id), fields);
      const within = fields.filter(isValidated);
      states.show(within);
      return within.flatMap(issuesOf);
    },
  };
}

function collect(field: FieldInstance, into: FieldInstance[]): void {
  into.push(field);
  for (const child of childrenOf(field)) collect(child, into);
}

function issuesOf({ node, issues }: FieldInstance): readonly Issue[] {
  return issues.map((broken) => ({ ...broken, nodeId: node.id, path: node.path }));
}
