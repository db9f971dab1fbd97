import type { ReactNode } from 'react';
import { describedAttributes, type FieldView, isDisabled, labelId } from '../../kit/control-attributes.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import { RowGroup, type RowGroupProps } from './RowGroup.tsx';
import { issuesOfField } from './row-issues.ts';

interface RowListProps extends Omit<RowGroupProps, 'group' | 'disabled'> {
  readonly view: FieldView;
  /** Below the list. */
  readonly foot?: ReactNode;
}

/** Frame of an editor that lists rows: label, head, rows, the button that adds one, and what is wrong with all of them. */
export function RowList({ view, foot, ...rows }: RowListProps) {
  const own = { ...view, state: { ...view.state, issues: issuesOfField(view.state.issues) } };
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
