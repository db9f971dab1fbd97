import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { specs } from '../../specs.ts';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { ConditionEffect, Conjunction, type EffectMessages } from './ConditionEffect.tsx';
import { conditionBuilderMessages } from './condition-builder.messages.ts';
import { hasJsonLogic, parseConditions } from './logic/condition-shape.ts';
import {
  type ConditionTree,
  canBeGrouped,
  canJoinGroup,
  formatTree,
  isGroup,
  newRow,
  parseTree,
} from './logic/condition-tree.ts';
import { listTargetFields } from './logic/target-fields.ts';
import { useEntries } from './useEntries.tsx';

interface ComparisonsOptions {
  readonly id: string;
  /** Stored condition, in either of form.io's shapes. */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly messages: EffectMessages;
  /** Whether groups can be added. They require a setting that can also store JSONLogic. */
  readonly hasGroups?: boolean;
  readonly onChange: (value: unknown) => void;
}

/** Returns the comparisons of a condition as props of a `RowList` or `RowGroup`. */
export function useComparisons({ id, value, disabled, messages, hasGroups = false, onChange }: ComparisonsOptions) {
  const { conjunction } = useMessages(conditionBuilderMessages);
  const styles = useRowStyles();
  const edited = useEditedForm();
  const fields = useMemo(() => edited && listTargetFields(edited.form, edited.component, specs), [edited]);
  const known = fields ?? [];
  const read = hasGroups
    ? parseTree(value, known)
    : { ...parseConditions(value), entries: parseConditions(value).rows };
  const tree: ConditionTree = read ?? { show: true, isAny: false, entries: [] };
  const isNested = tree.entries.some(isGroup);
  const write = (next: Partial<ConditionTree>) => {
    const written = formatTree(value, { ...tree, ...next }, known);
    if (written) onChange(written.value);
  };
  const canNest =
    hasGroups &&
    read !== undefined &&
    !(parseConditions(value).rows.length > 0 && hasJsonLogic(value)) &&
    tree.entries.every((entry) => isGroup(entry) || canJoinGroup(entry, known));
  const entries = useEntries({
    id,
    group: tree,
    groupNumber: isNested ? '' : undefined,
    fields: fields && (isNested ? fields.filter(canBeGrouped) : fields),
    disabled,
    onAddGroup: canNest
      ? () => write({ entries: [...tree.entries, { isAny: !tree.isAny, entries: [newRow] }] })
      : undefined,
    onChange: write,
  });
  const head = tree.entries.length > 0 && (
    <div className={styles.pair}>
      <ConditionEffect show={tree.show} disabled={disabled} messages={messages} onChange={(show) => write({ show })} />
      {tree.entries.length > 1 && (
        <Conjunction
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
