import type { Answers } from '../../data/answers.ts';
import type { DataSourceRows } from '../../data/data-source-rows.ts';
import type { FieldInstance, Scope } from '../../fields/field-instance.ts';
import type { PendingConditions } from '../../logic/conditions.ts';
import type { Effects } from '../../logic/effects/effects.ts';
import type { Rows } from '../rows.ts';
import type { VisibilityUpdates } from '../visibility-updates.ts';

/**
 * Members of the answer store, which call each other: for example, an answer hides a field, which clears another
 * answer.
 */
export interface StoreContext {
  readonly answers: Answers;
  readonly dataSourceRows: DataSourceRows;
  readonly rows: Rows;
  readonly pending: PendingConditions;
  readonly effects: Effects;
  readonly hiding: VisibilityUpdates;
  readonly changes: Changes;
  /** Fields of the form. */
  readonly scope: Scope;
  /** True in a read-only session: defaults, clearing and all other changes of answers are skipped. */
  readonly isFrozen: boolean;
  /** Fields whose `logic` entries were turned on or off, and whose definitions must be updated. */
  readonly pendingRedefinitions: Set<FieldInstance>;
  /** True while fields are initialized: writes are not user edits. */
  isInitializing: boolean;
}

/** Changed fields, and whether the data changed, since the last call of `take`. */
interface Changes {
  add(field: FieldInstance): void;
  markDataChanged(): void;
  take(): { readonly fields: readonly FieldInstance[]; readonly hasNewData: boolean };
}

export function createChanges(): Changes {
  let changed = new Set<FieldInstance>();
  let hasNewData = false;
  return {
    add: (field) => void changed.add(field),
    markDataChanged() {
      hasNewData = true;
    },
    take() {
      const changes = { fields: [...changed].filter((field) => !field.isRemoved), hasNewData };
      changed = new Set();
      hasNewData = false;
      return changes;
    },
  };
}
