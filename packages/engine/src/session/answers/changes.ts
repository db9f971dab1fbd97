import type { FieldInstance } from '../../fields/field-instance.ts';

/** Changed fields, and whether the data changed, since the last call of `take`. */
export interface Changes {
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
