import { Button } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useHiddenClass } from '../../kit/classes/useHiddenClass.tsx';
import { describedAttributes, type FieldView, isDisabled, labelId } from '../../kit/control-attributes.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import { issuesOfField } from './row-issues.ts';
import { ROW_WORDS } from './rows.words.ts';
import type { useRowEdits } from './useRowEdits.tsx';
import { useRowStyles } from './useRowStyles.tsx';

interface RowListProps {
  readonly view: FieldView;
  readonly entry: string;
  readonly count: number;
  readonly list: Pick<ReturnType<typeof useRowEdits>, 'room' | 'said'>;
  /** Said while there is no row. */
  readonly empty?: string;
  /** No row can be added. */
  readonly isFull?: boolean;
  readonly onAdd: () => void;
  readonly onBlur: () => void;
  /** Above the rows: names of the columns, or how the rows belong together. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of an editor that lists rows: label, head, rows, the button that adds one, and what is wrong with all of them. */
export function RowList({ view, entry, count, list, head, children, ...rest }: RowListProps) {
  const { empty = ROW_WORDS.none(entry), isFull = false, onAdd, onBlur } = rest;
  const styles = useRowStyles();
  const hidden = useHiddenClass();
  const own = { ...view, state: { ...view.state, issues: issuesOfField(view.state.issues) } };
  return (
    <FieldFrame view={own} labels="group">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings looks of its own */}
      <div
        ref={list.room}
        id={view.id}
        role="group"
        aria-labelledby={labelId(view.id)}
        aria-describedby={describedAttributes(own)['aria-describedby']}
        className={styles.list}
        onBlur={onBlur}
      >
        {head}
        {count === 0 && empty !== '' && <span className={styles.none}>{empty}</span>}
        {children}
        <Button
          data-add
          size="small"
          className={styles.add}
          icon={<Add16Regular />}
          disabled={isDisabled(view) || isFull}
          onClick={onAdd}
        >
          {ROW_WORDS.add(entry)}
        </Button>
        <span role="status" className={hidden}>
          {list.said}
        </span>
      </div>
    </FieldFrame>
  );
}
