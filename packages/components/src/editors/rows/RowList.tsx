import type { ReactNode } from 'react';
import { describedAttributes, type FieldView, isDisabled, labelId } from '../../kit/control-attributes.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import { RowGroup, type RowGroupProps } from './RowGroup.tsx';
import { getErrorsOfField } from './row-errors.ts';

interface RowListProps extends Omit<RowGroupProps, 'group' | 'disabled'> {
  readonly view: FieldView;
  /** Content below the list. */
  readonly foot?: ReactNode;
}

/** Setting editor for a list of rows: label, header, rows, add button, and validation errors of the whole list. */
export function RowList({ view, foot, ...rows }: RowListProps) {
  const own = { ...view, state: { ...view.state, issues: getErrorsOfField(view.state.issues) } };
  const group = {
    id: view.id,
    'aria-labelledby': labelId(view.id),
    'aria-describedby': describedAttributes(own)['aria-describedby'],
  };
  return (
    <FieldFrame view={own} labels="group">
      <RowGroup {...rows} group={group} disabled={isDisabled(view)} />
      {foot}
    </FieldFrame>
  );
}
