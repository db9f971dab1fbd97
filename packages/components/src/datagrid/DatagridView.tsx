import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useMemo } from 'react';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, getLabelId } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { kitMessages } from '../kit/messages/kit.messages.ts';
import { GridNameProvider } from '../kit/RowContext.tsx';
import { getFieldLabel } from '../kit/read/label.ts';
import { rowsMessages } from '../kit/rows/rows.messages.ts';
import { useGridClasses } from '../kit/rows/useGridClasses.tsx';
import { useGridColumns } from '../kit/rows/useGridColumns.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { DatagridProps, DatagridValue } from './datagrid.ts';
import { GridTable } from './GridTable.tsx';
import { getFixedRows, rowGroups } from './grid-rows.ts';
import { getAddButtonId, useGridRowActions } from './rows/useGridRowActions.tsx';

/** Grid of fields, shown as a table, or as a card per row in narrow containers. */
export function DatagridView(view: ViewProps<DatagridProps, DatagridValue, ReactNode>) {
  const { id, definition, props, state, rows: inView, onBlur } = view;
  const messages = useMessages(rowsMessages);
  const { addAnother } = useMessages(kitMessages);
  const { hiddenLabel } = useFieldClassNames();
  const classes = useGridClasses();
  const columns = useGridColumns(definition, state.visibleColumns, inView?.specOf);
  const edits = useGridRowActions(view);
  const fixedRows = useMemo(() => getFixedRows(props), [props]);
  const groups = useMemo(() => rowGroups(props), [props]);
  const rows = state.rows ?? [];
  const { addAnotherPosition: position } = props;
  const isOnTop = position === 'top' || (position === 'both' && rows.length > 0);
  const addButton = (buttonId: string, index: number) =>
    edits.may.add && (
      <Button id={buttonId} className={classes.add} icon={<Add20Regular />} onClick={() => edits.add(index)}>
        <bdi>{props.addAnother || addAnother}</bdi>
      </Button>
    );
  return (
    <FieldFrame view={view} labels="group">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from the field's label */}
      <div
        id={id}
        role="group"
        aria-labelledby={getLabelId(id)}
        aria-describedby={getAriaAttributes(view)['aria-describedby']}
        className={classes.room}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
      >
        {isOnTop && addButton(position === 'top' ? getAddButtonId(id) : `${id}-add-first`, 0)}
        {rows.length > 0 && inView && (
          <GridNameProvider value={getFieldLabel(definition)}>
            <GridTable
              {...{ id, rows, columns, classes, edits, given: fixedRows, groups }}
              isHeadFrozen={props.freezeHeader}
              cell={inView.cell}
            />
          </GridNameProvider>
        )}
        {state.value !== undefined && <p className={classes.note}>{messages.unreadable}</p>}
        {rows.length === 0 && state.value === undefined && <p className={classes.note}>{messages.none}</p>}
        {position !== 'top' && addButton(getAddButtonId(id), rows.length)}
        <span role="status" className={hiddenLabel}>
          {edits.announcement}
        </span>
      </div>
    </FieldFrame>
  );
}
