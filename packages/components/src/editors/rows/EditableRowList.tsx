import type { ReactNode } from 'react';
import { type FieldView, getAriaAttributes, getLabelId, isDisabled } from '../../kit/control-attributes.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import { EditableRowGroup, type EditableRowGroupProps } from './EditableRowGroup.tsx';
import { getErrorsOfList } from './row-errors.ts';

interface EditableRowListProps extends Omit<EditableRowGroupProps, 'group' | 'disabled'> {
  readonly view: FieldView;
  /** Content below the list. */
  readonly foot?: ReactNode;
}

/** Setting editor for a list of rows: label, header, rows, add button, and validation errors of the whole list. */
export function EditableRowList({ view, foot, ...rows }: EditableRowListProps) {
  const own = { ...view, state: { ...view.state, issues: getErrorsOfList(view.state.issues) } };
  const group = {
    id: view.id,
    'aria-labelledby': getLabelId(view.id),
    'aria-describedby': getAriaAttributes(own)['aria-describedby'],
  };
  return (
    <FieldFrame view={own} labels="group">
      <EditableRowGroup {...rows} group={group} disabled={isDisabled(view)} />
      {foot}
    </FieldFrame>
  );
}
