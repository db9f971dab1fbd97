import { mergeClasses } from '@fluentui/react-components';
import type { ComponentDefinition } from '@tideform/engine';
import { useCompare, useLocalized, useMessages } from '@tideform/i18n/react';
import { memo } from 'react';
import { CheckInput } from '../../kit/CheckInput.tsx';
import { useHiddenClass } from '../../kit/classes/useHiddenClass.tsx';
import { errorsId } from '../../kit/control-attributes.ts';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { localizedPalette } from '../../palette.ts';
import { moveByKey } from '../rows/move-by-key.tsx';
import { RowButtons } from '../rows/RowButtons.tsx';
import { RowErrors } from '../rows/RowErrors.tsx';
import type { RowEdits } from '../rows/useRowEdits.tsx';
import { useRowMessages } from '../rows/useRowMessages.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { listTypeChoices } from './column-types.ts';
import { gridColumnsMessages } from './grid-columns.messages.ts';
import { getColumnKey, isRequired, setRequired } from './gridColumns.ts';

const entry = 'column';

interface ColumnCardProps {
  readonly id: string;
  readonly index: number;
  readonly column: ComponentDefinition;
  readonly isLast: boolean;
  readonly disabled: boolean;
  /** Names of the validation rules that the column breaks, separated by spaces. */
  readonly broken: string;
  readonly edits: RowEdits<ComponentDefinition>;
  readonly onLabel: (index: number, label: string) => void;
}

/** Card for one grid column: label, type, property name and whether it is required. */
export const ColumnCard = memo(function ColumnCard({ id, index, column, broken, edits, ...rest }: ColumnCardProps) {
  const { isLast, disabled, onLabel } = rest;
  const styles = useRowStyles();
  const hidden = useHiddenClass();
  const messages = useMessages(gridColumnsMessages);
  const rowMessages = useRowMessages(entry);
  const choices = listTypeChoices(column.type, useLocalized(localizedPalette), useCompare());
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
      onKeyDown={(event) => moveByKey(event, index, edits.move)}
    >
      <div className={styles.wide}>
        <TextBox
          {...cell('label')}
          placeholder={messages.label}
          value={column.label ?? ''}
          onChange={(event) => onLabel(index, event.target.value)}
        />
        <RowButtons edits={edits} entry={entry} index={index} isLast={isLast} disabled={disabled} />
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
          aria-describedby={broken === '' ? undefined : errorsId(id)}
          value={getColumnKey(column)}
          onChange={(event) => edits.put(index, { ...column, key: event.target.value })}
        />
      </div>
      <div className={styles.tick}>
        <CheckInput
          kind="checkbox"
          id={`${id}-required`}
          name={undefined}
          isSelected={isRequired(column)}
          isDisabled={disabled}
          onToggle={(ticked) => edits.put(index, setRequired(column, ticked))}
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
