import { useMessages } from '@tideform/i18n/react';
import { useCallback, useState } from 'react';
import { useFieldClassNames } from '../../kit/classes/FieldClassNamesProvider.tsx';
import { isDisabled } from '../../kit/control-attributes.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { EditableRowList } from '../rows/EditableRowList.tsx';
import { getBrokenRulesOfRow } from '../rows/row-errors.ts';
import { useRowListActions } from '../rows/useRowListActions.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { VirtualRows } from '../rows/VirtualRows.tsx';
import { OptionLine } from './OptionLine.tsx';
import { generateOptionValue, isPlaceholderOption, parsePastedRows } from './option-text.ts';
import { optionsTableMessages } from './options-table.messages.ts';
import {
  getOptionLabel,
  getOptionValue,
  isBlankOption,
  isValueIdentifier,
  type OptionRow,
  type OptionsTableProps,
  parseOptionRows,
} from './optionsTable.ts';

/**
 * Editor for choices as a table of labels and values. Enter focuses the next row, Alt with an arrow key moves a row,
 * and a pasted list is converted to rows.
 */
export function OptionsTableView(view: ViewProps<OptionsTableProps, readonly OptionRow[]>) {
  const { props, state, onChange, onBlur } = view;
  const { entry, valueProperty, newRow } = props;
  const rows = parseOptionRows(state.value);
  const list = useRowListActions<OptionRow>({ rows, entry, firstColumn: 'label', onChange });
  const { edits } = list;
  const styles = useRowStyles();
  const kit = useFieldClassNames();
  const messages = useMessages(optionsTableMessages);
  const [announcement, setAnnouncement] = useState('');
  /*
   * NOTE: only rows that were added in this editor get their values from their labels. Stored answers may contain the
   * value of an existing choice, so a new label must not change that value.
   */
  const [newRows] = useState(() => new WeakSet<OptionRow>());
  const createRow = useCallback(
    (base: OptionRow, label: string, value: string) => {
      const row = { ...base, label, [valueProperty]: value };
      newRows.add(row);
      return row;
    },
    [newRows, valueProperty],
  );

  const relabel = useCallback(
    (index: number, label: string) => {
      const row = edits.rows()[index]!;
      const place = { valueProperty };
      const isValueGenerated =
        isValueIdentifier(place) &&
        (newRows.has(row) || isPlaceholderOption(getOptionLabel(row), getOptionValue(row, place)));
      edits.put(index, isValueGenerated ? createRow(row, label, generateOptionValue(label)) : { ...row, label });
    },
    [edits, newRows, createRow, valueProperty],
  );
  const goToRow = useCallback(
    (index: number) => {
      const current = edits.rows();
      if (index >= current.length) edits.replace([...current, createRow(newRow, '', '')]);
      edits.focus(index, 'label');
    },
    [edits, createRow, newRow],
  );
  const paste = useCallback(
    (index: number, text: string) => {
      const read = parsePastedRows(text);
      if (!read) return false;
      const { rows: pasted, leftOut } = read;
      const count = pasted.length;
      const current = edits.rows();
      const here = current[index]!;
      const keptRows = isBlankOption(here, { valueProperty }) ? [] : [here];
      edits.replace(
        current.toSpliced(index, 1, ...keptRows, ...pasted.map(({ label, value }) => createRow(newRow, label, value))),
      );
      edits.focus(index + keptRows.length + pasted.length - 1, 'label');
      const pasteResultText =
        leftOut > 0 ? messages.pastedInPart({ count, left: leftOut }) : messages.pasted({ count });
      edits.announce(pasteResultText);
      setAnnouncement(pasteResultText);
      return true;
    },
    [edits, createRow, newRow, valueProperty, messages],
  );

  return (
    <EditableRowList
      view={view}
      entry={entry}
      count={rows.length}
      list={list}
      onAdd={() => goToRow(edits.rows().length)}
      onBlur={onBlur}
      foot={
        announcement !== '' && (
          <span aria-hidden className={kit.hint}>
            {announcement}
          </span>
        )
      }
      head={
        rows.length > 0 && (
          <div aria-hidden className={styles.line}>
            <span className={styles.head}>{messages.label}</span>
            <span className={styles.head}>{props.valueLabel || messages.value}</span>
          </div>
        )
      }
    >
      <VirtualRows
        count={rows.length}
        list={list}
        row={(index) => (
          <OptionLine
            key={index}
            id={`${view.id}-${index}`}
            index={index}
            row={rows[index]!}
            props={props}
            isLast={index === rows.length - 1}
            disabled={isDisabled(view)}
            broken={getBrokenRulesOfRow(state.issues, index)}
            edits={edits}
            onLabel={relabel}
            onNext={goToRow}
            onPaste={paste}
          />
        )}
      />
    </EditableRowList>
  );
}
