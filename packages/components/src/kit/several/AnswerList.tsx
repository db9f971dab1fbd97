import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular, Dismiss16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useState } from 'react';
import { ControlGroup } from '../ControlGroup.tsx';
import { type FieldView, isDisabled } from '../control-attributes.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { focusField } from '../focus-field.ts';
import { kitMessages } from '../messages/kit.messages.ts';
import { getFieldLabel } from '../read/label.ts';
import {
  addBlankAnswerRow,
  createAnswerRows,
  deleteAnswerRow,
  getAnswers,
  syncAnswerRows,
  updateAnswerRow,
} from './answer-rows.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, alignItems: 'start' },
  row: { display: 'flex', gap: tokens.spacingHorizontalXS, width: '100%' },
  answer: { flexGrow: 1, minWidth: 0 },
});

/** One entry of a field with multiple answers, for rendering. */
export interface AnswerEntry {
  readonly id: string;
  /** Label of the field with the entry's position in the list. */
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

interface AnswerListProps {
  readonly view: FieldView;
  readonly renderEntry: (entry: AnswerEntry) => ReactNode;
  readonly onChange: (values: readonly unknown[]) => void;
}

/** List of a field's multiple answers. The add button appends an empty entry, which is stored once it is answered. */
export function AnswerList({ view, renderEntry, onChange }: AnswerListProps) {
  const styles = useStyles();
  const messages = useMessages(kitMessages);
  const isOff = isDisabled(view);
  const label = getFieldLabel(view.definition);
  const [rowState, setRows] = useState(() => createAnswerRows(view.state.value));
  const rows = syncAnswerRows(rowState, view.state.value);
  const getEntryId = (index: number) => (index === 0 ? view.id : `${view.id}-${index}`);
  const [focusId, setFocusId] = useState<string>();
  useEffect(() => {
    if (focusId === undefined) return;
    focusField(focusId);
    setFocusId(undefined);
  }, [focusId]);
  const change = (next: typeof rows) => {
    setRows(next);
    onChange(getAnswers(next));
  };
  const drop = (index: number) => {
    change(deleteAnswerRow(rows, index));
    setFocusId(getEntryId(Math.max(index - 1, 0)));
  };
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup view={view} className={styles.root}>
        {rows.map(({ key, value }, index) => (
          <div key={key} className={styles.row}>
            <div className={styles.answer}>
              {renderEntry({
                id: getEntryId(index),
                label: messages.entryOf({ label, position: index + 1 }),
                value,
                onChange: (next) => change(updateAnswerRow(rows, index, next)),
              })}
            </div>
            <Button
              appearance="subtle"
              icon={<Dismiss16Regular />}
              aria-label={messages.removeEntry({ label, position: index + 1 })}
              disabled={isOff || rows.length === 1}
              onClick={() => drop(index)}
            />
          </div>
        ))}
        <Button
          size="small"
          icon={<Add16Regular />}
          disabled={isOff}
          onClick={() => {
            setRows(addBlankAnswerRow(rows));
            setFocusId(getEntryId(rows.length));
          }}
        >
          {messages.addAnother}
        </Button>
      </ControlGroup>
    </FieldFrame>
  );
}
