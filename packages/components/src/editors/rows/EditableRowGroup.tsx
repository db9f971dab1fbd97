import { Button } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useHiddenClass } from '../../kit/classes/useHiddenClass.tsx';
import type { RowEntry } from './rows.messages.ts';
import type { useRowListActions } from './useRowListActions.tsx';
import { useRowMessages } from './useRowMessages.tsx';
import { useRowStyles } from './useRowStyles.tsx';

export interface EditableRowGroupProps {
  readonly entry: RowEntry;
  readonly count: number;
  readonly list: Pick<ReturnType<typeof useRowListActions>, 'containerRef' | 'announcement'>;
  /** Text shown if the list has no rows. */
  readonly empty?: string;
  /** Whether the list has its maximum number of rows. */
  readonly isFull?: boolean;
  readonly disabled: boolean;
  readonly onAdd: () => void;
  readonly onBlur?: () => void;
  /** Content above the rows, such as column headers or the choice between "all" and "any". */
  readonly head?: ReactNode;
  readonly children: ReactNode;
  /** Content next to the add button. */
  readonly more?: ReactNode;
  readonly group:
    | { readonly 'aria-label': string }
    | { readonly id: string; readonly 'aria-labelledby': string; readonly 'aria-describedby': string | undefined };
}

/** List of rows with content above it and an add button. */
export function EditableRowGroup({
  entry,
  count,
  list,
  head,
  children,
  group,
  disabled,
  ...rest
}: EditableRowGroupProps) {
  const words = useRowMessages(entry);
  const { empty = words.none, isFull = false, onAdd, onBlur, more } = rest;
  const styles = useRowStyles();
  const hidden = useHiddenClass();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has default styles
    <div ref={list.containerRef} role="group" {...group} className={styles.list} onBlur={onBlur}>
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
        {list.announcement}
      </span>
    </div>
  );
}
