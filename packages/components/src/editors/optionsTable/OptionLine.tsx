import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, memo } from 'react';
import { getErrorsId } from '../../kit/control-attributes.ts';
import { TextBox } from '../../kit/TextBox.tsx';
import { moveRowByKey } from '../rows/move-row-by-key.tsx';
import { RowButtons } from '../rows/RowButtons.tsx';
import { RowErrors } from '../rows/RowErrors.tsx';
import type { RowListActions } from '../rows/useRowListActions.tsx';
import { useRowMessages } from '../rows/useRowMessages.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { optionsTableMessages } from './options-table.messages.ts';
import { getOptionLabel, getOptionValue, type OptionRow, type OptionsTableProps } from './optionsTable.ts';

interface OptionLineProps {
  readonly id: string;
  readonly index: number;
  readonly row: OptionRow;
  readonly props: OptionsTableProps;
  readonly isLast: boolean;
  readonly disabled: boolean;
  /** Names of the validation rules that the row breaks, separated by spaces. */
  readonly broken: string;
  readonly edits: RowListActions<OptionRow>;
  readonly onLabel: (index: number, label: string) => void;
  /** Focuses the row at `index`, which is added if it doesn't exist. */
  readonly onNext: (index: number) => void;
  /** Handles pasted text. @returns whether the text was a list and was converted to rows */
  readonly onPaste: (index: number, text: string) => boolean;
}

/** Row of one choice. Memoized, so that typing in one of hundreds of choices only renders that row. */
export const OptionLine = memo(function OptionLine({ id, index, row, props, broken, edits, ...rest }: OptionLineProps) {
  const { isLast, disabled, onLabel, onNext, onPaste } = rest;
  const { entry, valueProperty } = props;
  const messages = useMessages(optionsTableMessages);
  const rowMessages = useRowMessages(entry);
  const styles = useRowStyles();
  const handleEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onNext(index + 1);
  };
  const cell = (column: 'label' | 'value', name: string, isWrong: boolean) => ({
    'data-column': column,
    'aria-label': rowMessages.cell(name, index + 1),
    'aria-invalid': isWrong || undefined,
    'aria-describedby': broken === '' ? undefined : getErrorsId(id),
    disabled,
    onKeyDown: handleEnter,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div data-row={index} className={styles.row} onKeyDown={(event) => moveRowByKey(event, index, edits.move)}>
      <div className={styles.line}>
        <TextBox
          {...cell('label', messages.label, broken.includes('missingLabel'))}
          value={getOptionLabel(row)}
          onChange={(event) => onLabel(index, event.target.value)}
          onPaste={(event) => onPaste(index, event.clipboardData.getData('text')) && event.preventDefault()}
        />
        <TextBox
          {...cell('value', props.valueLabel || messages.value, /uniqueValue|missingValue/.test(broken))}
          value={getOptionValue(row, props)}
          onChange={(event) => edits.put(index, { ...row, [valueProperty]: event.target.value })}
        />
        <RowButtons edits={edits} entry={entry} index={index} isLast={isLast} disabled={disabled} />
      </div>
      <RowErrors id={id} broken={broken} />
    </div>
  );
});
