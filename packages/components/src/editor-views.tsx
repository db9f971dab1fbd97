import type { FunctionComponent, ReactNode } from 'react';
import { CodeView } from './editors/code/CodeView.tsx';
import { ColumnWidthsView } from './editors/columnWidths/ColumnWidthsView.tsx';
import { ConditionBuilderView } from './editors/conditionBuilder/ConditionBuilderView.tsx';
import { DateLimitView } from './editors/dateLimit/DateLimitView.tsx';
import { GridColumnsView } from './editors/gridColumns/GridColumnsView.tsx';
import { LogicRulesView } from './editors/logicRules/LogicRulesView.tsx';
import { OptionsTableView } from './editors/optionsTable/OptionsTableView.tsx';
import { PermissionListView } from './editors/permissionList/PermissionListView.tsx';
import { PickedChoiceView } from './editors/pickedChoice/PickedChoiceView.tsx';
import { PickedSourceView } from './editors/pickedSource/PickedSourceView.tsx';
import { RichTextView } from './editors/richText/RichTextView.tsx';
import { TableSizeView } from './editors/tableSize/TableSizeView.tsx';
import type { EditorPropsOf, EditorType, EditorValueOf } from './editors.ts';
import type { ViewProps } from './kit/view-props.ts';
import type { AnyView } from './views.tsx';

/** Views of the builder's setting editors. */
const editorViews = {
  optionsTable: OptionsTableView,
  columnWidths: ColumnWidthsView,
  dateLimit: DateLimitView,
  gridColumns: GridColumnsView,
  conditionBuilder: ConditionBuilderView,
  code: CodeView,
  logicRules: LogicRulesView,
  permissionList: PermissionListView,
  pickedChoice: PickedChoiceView,
  pickedSource: PickedSourceView,
  tableSize: TableSizeView,
  richText: RichTextView,
} satisfies { [Type in EditorType]: FunctionComponent<ViewProps<EditorPropsOf<Type>, EditorValueOf<Type>, ReactNode>> };

/**
 * Returns the view of a setting editor; `undefined` for other component types. Passed to the form runner as
 * `moreViews`.
 */
export function findEditorView(type: string): AnyView | undefined {
  return Object.hasOwn(editorViews, type) ? (editorViews[type as EditorType] as AnyView) : undefined;
}
