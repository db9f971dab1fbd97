import { useMessages } from '@tideform/i18n/react';
import { useCallback, useState } from 'react';
import { useKitClasses } from '../../kit/classes/KitClasses.tsx';
import { isDisabled } from '../../kit/control-attributes.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { RowList } from '../rows/RowList.tsx';
import { RowsInView } from '../rows/RowsInView.tsx';
import { rulesOfRow } from '../rows/row-issues.ts';
import { useRowEdits } from '../rows/useRowEdits.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { OptionLine } from './OptionLine.tsx';
import { isPlaceholder, rowsFromText, valueFromLabel } from './option-text.ts';
import { optionsTableMessages } from './options-table.messages.ts';
import {
  isBlank,
  isName,
  type OptionRow,
  type OptionsTableProps,
  optionRows,
  storedLabel,
  storedValue,
} from './optionsTable.ts';

/** A table of labels and values. Enter goes to the next row, Alt and an arrow moves one, a pasted list becomes rows. */
export function OptionsTableView(view: ViewProps<OptionsTableProps, readonly OptionRow[]>) {
  const { props, state, onChange, onBlur } = view;
  const { entry, valueProperty, newRow } = props;
  const rows = optionRows(state.value);
  const list = useRowEdits<OptionRow>({ rows, entry, firstColumn: 'label', onChange });
  const { edits } = list;
  const styles = useRowStyles();
  const kit = useKitClasses();
  const messages = useMessages(optionsTableMessages);
  const [told, setTold] = useState('');
  /* NOTE: values follow their labels in rows that were made here. The value of a choice that was there before may
     be in stored answers, so that a better label must not change it. */
  const [fresh] = useState(() => new WeakSet<OptionRow>());
  const made = useCallback(
    (base: OptionRow, label: string, value: string) => {
      const row = { ...base, label, [valueProperty]: value };
      fresh.add(row);
      return row;
    },
    [fresh, valueProperty],
  );

  const relabel = useCallback(
    (index: number, label: string) => {
      const row = edits.rows()[index]!;
      const place = { valueProperty };
      const follows = isName(place) && (fresh.has(row) || isPlaceholder(storedLabel(row), storedValue(row, place)));
      edits.put(index, follows ? made(row, label, valueFromLabel(label)) : { ...row, label });
    },
    [edits, fresh, made, valueProperty],
  );
  const goOn = useCallback(
    (index: number) => {
      const current = edits.rows();
      if (index >= current.length) edits.replace([...current, made(newRow, '', '')]);
      edits.focus(index, 'label');
    },
    [edits, made, newRow],
  );
  const paste = useCallback(
    (index: number, text: string) => {
      const read = rowsFromText(text);
      if (!read) return false;
      const { rows: pasted, left } = read;
      const count = pasted.length;
      const current = edits.rows();
      const here = current[index]!;
      const kept = isBlank(here, { valueProperty }) ? [] : [here];
      edits.replace(
        current.toSpliced(index, 1, ...kept, ...pasted.map(({ label, value }) => made(newRow, label, value))),
      );
      edits.focus(index + kept.length + pasted.length - 1, 'label');
      const told = left > 0 ? messages.pastedInPart({ count, left }) : messages.pasted({ count });
      edits.say(told);
      setTold(told);
      return true;
    },
    [edits, made, newRow, valueProperty, messages],
  );

  return (
    <RowList
      view={view}
      entry={entry}
      count={rows.length}
      list={list}
      onAdd={() => goOn(edits.rows().length)}
      onBlur={onBlur}
      foot={
        told !== '' && (
          <span aria-hidden className={kit.hint}>
            {told}
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
      <RowsInView
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
            broken={rulesOfRow(state.issues, index)}
            edits={edits}
            onLabel={relabel}
            onNext={goOn}
            onPaste={paste}
          />
        )}
      />
    </RowList>
  );
}
