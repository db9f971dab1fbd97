import { Button, mergeClasses } from '@fluentui/react-components';
import { Dismiss16Regular, GroupList20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { EditableRowGroup } from '../rows/EditableRowGroup.tsx';
import { useRowListActions } from '../rows/useRowListActions.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { ConjunctionSelect } from './ConditionEffectSelect.tsx';
import { ConditionLine } from './ConditionLine.tsx';
import { conditionBuilderMessages } from './condition-builder.messages.ts';
import {
  type ConditionEntry,
  type ConditionGroup,
  emptyConditionRow,
  isConditionGroup,
} from './logic/condition-tree.ts';
import type { TargetField } from './logic/target-fields.ts';

interface ConditionEntriesOptions {
  readonly id: string;
  readonly group: ConditionGroup;
  /**
   * Number of the group, such as `1.2`; '' for the outermost group, `undefined` if the condition has no nested groups.
   */
  readonly groupNumber: string | undefined;
  readonly fields: readonly TargetField[] | undefined;
  readonly disabled: boolean;
  /** Adds a nested group; `undefined` if groups can't be added. */
  readonly onAddGroup: (() => void) | undefined;
  readonly onChange: (next: ConditionGroup) => void;
}

/** Returns the comparisons and nested groups of a group as props of a `EditableRowGroup`. */
export function useConditionEntries({
  id,
  group,
  groupNumber,
  fields,
  disabled,
  onAddGroup,
  onChange,
}: ConditionEntriesOptions) {
  const messages = useMessages(conditionBuilderMessages);
  const styles = useRowStyles();
  const list = useRowListActions<ConditionEntry>({
    rows: group.entries,
    entry: 'condition',
    firstColumn: 'field',
    onChange: (entries) => onChange({ ...group, entries }),
  });
  const { edits } = list;
  const onAdd = () => {
    const rows = edits.rows();
    edits.replace([...rows, emptyConditionRow]);
    edits.focus(rows.length, 'field');
  };
  const addGroup =
    onAddGroup &&
    (() => {
      onAddGroup();
      edits.focus(group.entries.length, 'field');
    });
  const groupsBefore = (index: number) => group.entries.slice(0, index).filter(isConditionGroup).length;
  const lines = group.entries.map((entry, index) => {
    if (!isConditionGroup(entry)) {
      return (
        <ConditionLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position; its controls hold no state
          key={index}
          id={`${id}-${index}`}
          index={index}
          row={entry}
          fields={fields}
          disabled={disabled}
          edits={edits}
          group={groupNumber}
        />
      );
    }
    const number = groupsBefore(index) + 1;
    return (
      <ConditionGroupCard
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its position
        key={index}
        id={`${id}-${index}`}
        index={index}
        group={entry}
        place={groupNumber ? `${groupNumber}.${number}` : String(number)}
        fields={fields}
        disabled={disabled}
        onRemove={() => edits.remove(index)}
        onChange={(next) => edits.put(index, next)}
      />
    );
  });
  const more = addGroup && (
    <Button size="small" className={styles.add} icon={<GroupList20Regular />} disabled={disabled} onClick={addGroup}>
      {groupNumber ? messages.addGroupIn({ group: groupNumber }) : messages.addGroup}
    </Button>
  );
  return { entry: 'condition' as const, count: group.entries.length, list, onAdd, more, children: lines };
}

/** Maximum nesting depth of groups; deeper nesting is hard to understand. */
const maxGroupDepth = 3;

interface ConditionGroupCardProps {
  readonly id: string;
  readonly index: number;
  readonly group: ConditionGroup;
  /** Number of the group: `2.1` is the first group inside the second one. */
  readonly place: string;
  readonly fields: readonly TargetField[] | undefined;
  readonly disabled: boolean;
  readonly onRemove: () => void;
  readonly onChange: (next: ConditionGroup) => void;
}

/** Card of a nested group. The group is deleted when its last condition is deleted. */
function ConditionGroupCard(props: ConditionGroupCardProps) {
  const { id, index, group, place, fields, disabled, onRemove, onChange } = props;
  const messages = useMessages(conditionBuilderMessages);
  const styles = useRowStyles();
  const isDeepest = place.split('.').length >= maxGroupDepth;
  const entries = useConditionEntries({
    id,
    group,
    groupNumber: place,
    fields,
    disabled,
    onAddGroup: isDeepest
      ? undefined
      : () =>
          onChange({ ...group, entries: [...group.entries, { isAny: !group.isAny, entries: [emptyConditionRow] }] }),
    onChange: (next) => (next.entries.length === 0 ? onRemove() : onChange(next)),
  });
  return (
    <div data-row={index} className={mergeClasses(styles.row, styles.card, styles.nested)}>
      <EditableRowGroup
        {...entries}
        disabled={disabled}
        group={{ 'aria-label': messages.group({ group: place }) }}
        head={
          <div className={styles.wide}>
            <ConjunctionSelect
              label={messages.conjunctionOf({ group: place })}
              isAny={group.isAny}
              disabled={disabled}
              onChange={(isAny) => onChange({ ...group, isAny })}
            />
            <Button
              appearance="subtle"
              size="small"
              className={styles.button}
              aria-label={messages.removeGroup({ group: place })}
              icon={<Dismiss16Regular />}
              disabled={disabled}
              onClick={onRemove}
            />
          </div>
        }
      />
    </div>
  );
}
