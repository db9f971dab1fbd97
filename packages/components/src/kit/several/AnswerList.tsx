import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular, Dismiss16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useState } from 'react';
import { ControlGroup } from '../ControlGroup.tsx';
import { type FieldView, isDisabled } from '../control-attributes.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { focusField } from '../focus-field.ts';
import { kitMessages } from '../messages/kit.messages.ts';
import { fieldLabel } from '../read/label.ts';
import { addBlank, answered, dropAt, follow, replaceAt, rowsOf } from './answer-rows.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, alignItems: 'start' },
  row: { display: 'flex', gap: tokens.spacingHorizontalXS, width: '100%' },
  answer: { flexGrow: 1, minWidth: 0 },
});

/** One of several answers, as it is drawn. */
export interface Entry {
  readonly id: string;
  /** The field's label with the place in the list. */
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

interface AnswerListProps {
  readonly view: FieldView;
  readonly draw: (entry: Entry) => ReactNode;
  readonly onChange: (values: readonly unknown[]) => void;
}

/** A list of answers with one more place to write in than there are answers, when it is asked for. */
export function AnswerList({ view, draw, onChange }: AnswerListProps) {
  const styles = useStyles();
  const messages = useMessages(kitMessages);
  const isOff = isDisabled(view);
  const label = fieldLabel(view.definition);
  const [kept, setRows] = useState(() => rowsOf(view.state.value));
  const rows = follow(kept, view.state.value);
  const idOf = (index: number) => (index === 0 ? view.id : `${view.id}-${index}`);
  const [focusId, setFocusId] = useState<string>();
  useEffect(() => {
    if (focusId === undefined) return;
    focusField(focusId);
    setFocusId(undefined);
  }, [focusId]);
  const change = (next: typeof rows) => {
    setRows(next);
    onChange(answered(next));
  };
  const drop = (index: number) => {
    change(dropAt(rows, index));
    setFocusId(idOf(Math.max(index - 1, 0)));
  };
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup view={view} className={styles.root}>
        {rows.map(({ key, value }, index) => (
          <div key={key} className={styles.row}>
            <div className={styles.answer}>
              {draw({
                id: idOf(index),
                label: messages.entryOf({ label, position: index + 1 }),
                value,
                onChange: (next) => change(replaceAt(rows, index, next)),
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
            setRows(addBlank(rows));
            setFocusId(idOf(rows.length));
          }}
        >
          {messages.addAnother}
        </Button>
      </ControlGroup>
    </FieldFrame>
  );
}
