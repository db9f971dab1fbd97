import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { specs } from '../../specs.ts';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { ConditionEffect, Conjunction, type EffectMessages } from './ConditionEffect.tsx';
import { conditionBuilderMessages } from './condition-builder.messages.ts';
import { hasJsonLogic, readConditions } from './logic/condition-shape.ts';
import {
  type ConditionTree,
  canBeGrouped,
  fitsGroup,
  isGroup,
  newRow,
  readTree,
  writeTree,
} from './logic/condition-tree.ts';
import { targetFields } from './logic/target-fields.ts';
import { useEntries } from './useEntries.tsx';

interface ComparisonsOptions {
  readonly id: string;
  /** A condition in either stored shape. */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly messages: EffectMessages;
  /** Where it is stored there is JSONLogic too: there may be groups in groups. */
  readonly hasGroups?: boolean;
  readonly onChange: (value: unknown) => void;
}

/** The comparisons of a condition as a list of rows: what a `RowList` or a `RowGroup` needs to draw them. */
export function useComparisons({ id, value, disabled, messages, hasGroups = false, onChange }: ComparisonsOptions) {
  const { conjunction } = useMessages(conditionBuilderMessages);
  const styles = useRowStyles();
  const edited = useEditedForm();
  const fields = useMemo(() => edited && targetFields(edited.form, edited.component, specs), [edited]);
  const known = fields ?? [];
  const read = hasGroups ? readTree(value, known) : { ...readConditions(value), entries: readConditions(value).rows };
  const tree: ConditionTree = read ?? { show: true, isAny: false, entries: [] };
  const isNested = tree.entries.some(isGroup);
  const write = (next: Partial<ConditionTree>) => {
    const written = writeTree(value, { ...tree, ...next }, known);
    if (written) onChange(written.value);
  };
  const mayNest =
    hasGroups &&
    read !== undefined &&
    !(readConditions(value).rows.length > 0 && hasJsonLogic(value)) &&
    tree.entries.every((entry) => isGroup(entry) || fitsGroup(entry, known));
  const entries = useEntries({
    id,
    group: tree,
    place: isNested ? '' : undefined,
    fields: fields && (isNested ? fields.filter(canBeGrouped) : fields),
    disabled,
    onAddGroup: mayNest
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
