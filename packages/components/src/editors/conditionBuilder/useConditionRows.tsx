import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { specs } from '../../specs.ts';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { type ConditionEffectMessages, ConditionEffectSelect, ConjunctionSelect } from './ConditionEffectSelect.tsx';
import { conditionBuilderMessages } from './condition-builder.messages.ts';
import {
  type ConditionTree,
  canGroupContainField,
  canGroupContainRow,
  emptyConditionRow,
  formatConditionTree,
  isConditionGroup,
  parseConditionTree,
} from './logic/condition-tree.ts';
import { hasJsonLogic, parseCondition } from './logic/parse-condition.ts';
import { listTargetFields } from './logic/target-fields.ts';
import { useConditionEntries } from './useConditionEntries.tsx';

interface ConditionRowsOptions {
  readonly id: string;
  /** Stored condition, in either of form.io's shapes. */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly messages: ConditionEffectMessages;
  /** Whether groups can be added. They require a setting that can also store JSONLogic. */
  readonly hasGroups?: boolean;
  readonly onChange: (value: unknown) => void;
}

/** Returns the comparisons of a condition as props of a `EditableRowList` or `EditableRowGroup`. */
export function useConditionRows({ id, value, disabled, messages, hasGroups = false, onChange }: ConditionRowsOptions) {
  const { conjunction } = useMessages(conditionBuilderMessages);
  const styles = useRowStyles();
  const edited = useEditedForm();
  const fields = useMemo(() => edited && listTargetFields(edited.form, edited.component, specs), [edited]);
  const known = fields ?? [];
  const read = hasGroups
    ? parseConditionTree(value, known)
    : { ...parseCondition(value), entries: parseCondition(value).rows };
  const tree: ConditionTree = read ?? { show: true, isAny: false, entries: [] };
  const isNested = tree.entries.some(isConditionGroup);
  const write = (next: Partial<ConditionTree>) => {
    const written = formatConditionTree(value, { ...tree, ...next }, known);
    if (written) onChange(written.value);
  };
  const canNest =
    hasGroups &&
    read !== undefined &&
    !(parseCondition(value).rows.length > 0 && hasJsonLogic(value)) &&
    tree.entries.every((entry) => isConditionGroup(entry) || canGroupContainRow(entry, known));
  const entries = useConditionEntries({
    id,
    group: tree,
    groupNumber: isNested ? '' : undefined,
    fields: fields && (isNested ? fields.filter(canGroupContainField) : fields),
    disabled,
    onAddGroup: canNest
      ? () => write({ entries: [...tree.entries, { isAny: !tree.isAny, entries: [emptyConditionRow] }] })
      : undefined,
    onChange: write,
  });
  const head = tree.entries.length > 0 && (
    <div className={styles.pair}>
      <ConditionEffectSelect
        show={tree.show}
        disabled={disabled}
        messages={messages}
        onChange={(show) => write({ show })}
      />
      {tree.entries.length > 1 && (
        <ConjunctionSelect
          label={conjunction}
          isAny={tree.isAny}
          disabled={disabled}
          onChange={(isAny) => write({ isAny })}
        />
      )}
    </div>
  );
  return { ...entries, head, isReadable: read !== undefined };
}
