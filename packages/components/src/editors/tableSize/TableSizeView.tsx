import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Add20Regular, Subtract20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { ControlGroup } from '../../kit/ControlGroup.tsx';
import { isDisabled } from '../../kit/control-attributes.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { tableSizeMessages } from './table-size.messages.ts';
import { countColumns, parseTableRows, resizeTable, type StoredTableRows, type TableSizeProps } from './tableSize.ts';

/** Maximum number of rows, and of columns. */
const MAX_SIZE = 50;

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column' },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minHeight: '40px' },
  name: { ...typographyStyles.body1, flexGrow: 1 },
  count: {
    ...typographyStyles.body1Strong,
    minWidth: '32px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  button: { '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
});

/**
 * Editor for the number of rows and columns of a table. Reducing a number deletes the last row or column with its
 * components.
 */
export function TableSizeView(view: ViewProps<TableSizeProps, StoredTableRows>) {
  const { id, state, onChange, onBlur } = view;
  const styles = useStyles();
  const messages = useMessages(tableSizeMessages);
  const rows = parseTableRows(state.value);
  const [rowCount, columnCount] = [rows.length, countColumns(rows)];
  const line = { isOff: isDisabled(view) };
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup view={view} className={styles.group} onLeave={onBlur}>
        <CountStepper
          {...line}
          id={id}
          name={messages.rows}
          count={rowCount}
          less={messages.removeRow}
          more={messages.addRow}
          onCount={(next) => onChange(resizeTable(rows, next, columnCount))}
        />
        <CountStepper
          {...line}
          id={`${id}-columns`}
          name={messages.columns}
          count={columnCount}
          less={messages.removeColumn}
          more={messages.addColumn}
          onCount={(next) => onChange(resizeTable(rows, rowCount, next))}
        />
      </ControlGroup>
    </FieldFrame>
  );
}

interface CountStepperProps {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly less: string;
  readonly more: string;
  readonly isOff: boolean;
  readonly onCount: (count: number) => void;
}

function CountStepper({ id, name, count, less, more, isOff, onCount }: CountStepperProps) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <span className={styles.name}>{name}</span>
      <Button
        className={styles.button}
        icon={<Subtract20Regular />}
        aria-label={less}
        disabled={isOff}
        disabledFocusable={count <= 1}
        onClick={() => onCount(count - 1)}
      />
      <output className={styles.count} aria-label={name}>
        {count}
      </output>
      <Button
        id={id}
        className={styles.button}
        icon={<Add20Regular />}
        aria-label={more}
        disabled={isOff}
        disabledFocusable={count >= MAX_SIZE}
        onClick={() => onCount(count + 1)}
      />
    </div>
  );
}
