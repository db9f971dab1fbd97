import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import type { PrintFunctions } from '@tideform/engine';
import type { Localized } from '@tideform/i18n';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import type { FunctionComponent, ReactNode } from 'react';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, getLabelId } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { kitMessages } from '../kit/messages/kit.messages.ts';
import { GridNameProvider } from '../kit/RowContext.tsx';
import { getFieldLabel } from '../kit/read/label.ts';
import { rowsMessages } from '../kit/rows/rows.messages.ts';
import { DiscardDialog } from '../kit/unsaved/DiscardDialog.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { EditgridTable } from './EditgridTable.tsx';
import { editgridMessages } from './editgrid.messages.ts';
import type { EditgridProps, EditgridValue } from './editgrid.ts';
import { type DiscardQuestion, getAddButtonId, type OpenRows, useOpenRows } from './open/useOpenRows.tsx';
import { AnswerPrints } from './summary/ClosedRow.tsx';
import { useEditgridClasses } from './useEditgridClasses.tsx';

/**
 * Creates the view of an edit grid: one summary per row, which opens for editing.
 *
 * @param prints print functions of all components, which format the answers in summaries
 */
export function createEditgridView(prints: Localized<PrintFunctions>): FunctionComponent<EditgridViewProps> {
  return (view) => (
    <AnswerPrints value={useLocalized(prints)}>
      <EditgridView {...view} />
    </AnswerPrints>
  );
}

type EditgridViewProps = ViewProps<EditgridProps, EditgridValue, ReactNode>;

function EditgridView(view: EditgridViewProps) {
  const { id, props, state, rows: inView, onBlur } = view;
  const messages = useMessages(rowsMessages);
  const { addAnother } = useMessages(kitMessages);
  const { hiddenLabel } = useFieldClassNames();
  const classes = useEditgridClasses();
  const open = useOpenRows(view);
  const rows = state.rows ?? [];
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
        {rows.length > 0 && inView && (
          <GridNameProvider value={getFieldLabel(view.definition)}>
            <EditgridTable view={view} inView={inView} open={open} classes={classes} />
          </GridNameProvider>
        )}
        {state.value !== undefined && <p className={classes.note}>{messages.unreadable}</p>}
        {rows.length === 0 && state.value === undefined && <p className={classes.note}>{messages.none}</p>}
        {open.may.add && (
          <Button id={getAddButtonId(id)} className={classes.add} icon={<Add20Regular />} onClick={open.add}>
            <bdi>{props.addAnother || addAnother}</bdi>
          </Button>
        )}
        <span role="status" className={hiddenLabel}>
          {open.said}
        </span>
      </div>
      {open.question && <DiscardRowDialog question={open.question} open={open} />}
    </FieldFrame>
  );
}

/** Confirmation dialog that appears before answers of a row are discarded or deleted. */
function DiscardRowDialog({ question, open }: { readonly question: DiscardQuestion; readonly open: OpenRows }) {
  const messages = useMessages(editgridMessages);
  const { kind, number, isNew } = question;
  const labels =
    kind === 'remove'
      ? {
          title: messages.removeTitle({ number }),
          text: messages.removeText,
          keepLabel: messages.keep,
          discardLabel: messages.removeRow,
        }
      : {
          title: isNew ? messages.discardNewTitle : messages.discardTitle({ number }),
          text: messages.discardText,
          keepLabel: messages.keepEditing,
          discardLabel: messages.discard,
        };
  return <DiscardDialog {...labels} onAnswer={open.answer} />;
}
