import { mergeClasses } from '@fluentui/react-components';
import type { ComponentDefinition } from '@tideform/engine';
import { useCompare, useLocalized, useMessages } from '@tideform/i18n/react';
import { memo } from 'react';
import { CheckInput } from '../../kit/CheckInput.tsx';
import { useHiddenClass } from '../../kit/classes/useHiddenClass.tsx';
import { getErrorsId } from '../../kit/control-attributes.ts';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { localizedPalette } from '../../palette.ts';
import { moveRowByKey } from '../rows/move-row-by-key.tsx';
import { RowButtons } from '../rows/RowButtons.tsx';
import { RowErrors } from '../rows/RowErrors.tsx';
import type { RowListActions } from '../rows/useRowListActions.tsx';
import { useRowMessages } from '../rows/useRowMessages.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { listColumnTypeChoices } from './column-types.ts';
import { gridColumnsMessages } from './grid-columns.messages.ts';
import { getColumnKey, isRequiredColumn, setColumnRequired } from './gridColumns.ts';

const entryKind = 'column';

interface ColumnCardProps {
  readonly id: string;
  readonly index: number;
  readonly column: ComponentDefinition;
  readonly isLast: boolean;
  readonly disabled: boolean;
  /** Names of the validation rules that the column breaks, separated by spaces. */
  readonly broken: string;
  readonly edits: RowListActions<ComponentDefinition>;
  readonly onLabel: (index: number, label: string) => void;
}

/** Card for one grid column: label, type, property name and whether it is required. */
export const ColumnCard = memo(function ColumnCard({ id, index, column, broken, edits, ...rest }: ColumnCardProps) {
  const { isLast, disabled, onLabel } = rest;
  const styles = useRowStyles();
  const hidden = useHiddenClass();
  const messages = useMessages(gridColumnsMessages);
  const rowMessages = useRowMessages(entryKind);
  const choices = listColumnTypeChoices(column.type, useLocalized(localizedPalette), useCompare());
  const cell = (name: 'label' | 'type' | 'key') => ({
    'data-column': name,
    'aria-label': rowMessages.cell(messages[name], index + 1),
    disabled,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div
      data-row={index}
      className={mergeClasses(styles.row, styles.card)}
      onKeyDown={(event) => moveRowByKey(event, index, edits.move)}
    >
      <div className={styles.wide}>
        <TextBox
          {...cell('label')}
          placeholder={messages.label}
          value={column.label ?? ''}
          onChange={(event) => onLabel(index, event.target.value)}
        />
        <RowButtons edits={edits} entry={entryKind} index={index} isLast={isLast} disabled={disabled} />
      </div>
      <div className={styles.pair}>
        <SelectBox
          {...cell('type')}
          value={column.type}
          onChange={(event) => edits.put(index, { ...column, type: event.target.value })}
        >
          {choices.map(({ type, label }) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </SelectBox>
        <TextBox
          {...cell('key')}
          placeholder={messages.key}
          aria-invalid={broken !== '' || undefined}
          aria-describedby={broken === '' ? undefined : getErrorsId(id)}
          value={getColumnKey(column)}
          onChange={(event) => edits.put(index, { ...column, key: event.target.value })}
        />
      </div>
      <div className={styles.tick}>
        <CheckInput
          kind="checkbox"
          id={`${id}-required`}
          name={undefined}
          isSelected={isRequiredColumn(column)}
          isDisabled={disabled}
          onToggle={(ticked) => edits.put(index, setColumnRequired(column, ticked))}
          label={
            <>
              <span aria-hidden>{messages.required}</span>
              <span className={hidden}>{rowMessages.cell(messages.required, index + 1)}</span>
            </>
          }
        />
      </div>
      <RowErrors id={id} broken={broken} />
    </div>
  );
});
