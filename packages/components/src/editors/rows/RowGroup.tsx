import { Button } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useHiddenClass } from '../../kit/classes/useHiddenClass.tsx';
import type { RowEntry } from './rows.messages.ts';
import type { useRowEdits } from './useRowEdits.tsx';
import { useRowMessages } from './useRowMessages.tsx';
import { useRowStyles } from './useRowStyles.tsx';

export interface RowGroupProps {
  readonly entry: RowEntry;
  readonly count: number;
  readonly list: Pick<ReturnType<typeof useRowEdits>, 'room' | 'said'>;
  /** Said while there is no row. */
  readonly empty?: string;
  /** No row can be added. */
  readonly isFull?: boolean;
  readonly disabled: boolean;
  readonly onAdd: () => void;
  readonly onBlur?: () => void;
  /** Above the rows: names of the columns, or how the rows belong together. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
  /** Beside the button that adds a row. */
  readonly more?: ReactNode;
  readonly group:
    | { readonly 'aria-label': string }
    | { readonly id: string; readonly 'aria-labelledby': string; readonly 'aria-describedby': string | undefined };
}

/** A list of rows with the button that adds one: head, rows, button. */
export function RowGroup({ entry, count, list, head, children, group, disabled, ...rest }: RowGroupProps) {
  const words = useRowMessages(entry);
  const { empty = words.none, isFull = false, onAdd, onBlur, more } = rest;
  const styles = useRowStyles();
  const hidden = useHiddenClass();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings looks of its own
    <div ref={list.room} role="group" {...group} className={styles.list} onBlur={onBlur}>
      {head}
      {count === 0 && empty !== '' && <span className={styles.none}>{empty}</span>}
      {children}
      <div className={styles.adding}>
        <Button
          data-add
          size="small"
          className={styles.add}
          icon={<Add16Regular />}
          disabled={disabled || isFull}
          onClick={onAdd}
        >
          {words.add}
        </Button>
        {more}
      </div>
      <span role="status" className={hidden}>
        {list.said}
      </span>
    </div>
  );
}
