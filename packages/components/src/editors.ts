import type { ComponentSpec, ComponentSpecs } from '@tideform/engine';
import { code } from './editors/code/code.ts';
import { columnWidths } from './editors/columnWidths/columnWidths.ts';
import { conditionBuilder } from './editors/conditionBuilder/conditionBuilder.ts';
import { dateLimit } from './editors/dateLimit/dateLimit.ts';
import { gridColumns } from './editors/gridColumns/gridColumns.ts';
import { logicRules } from './editors/logicRules/logicRules.ts';
import { optionsTable } from './editors/optionsTable/optionsTable.ts';
import { permissionList } from './editors/permissionList/permissionList.ts';
import { pickedChoice } from './editors/pickedChoice/pickedChoice.ts';
import { pickedSource } from './editors/pickedSource/pickedSource.ts';
import { richText } from './editors/richText/richText.ts';
import { tableSize } from './editors/tableSize/tableSize.ts';

/**
 * Specs of the builder's setting editors, for settings that no form component can edit. A settings pane is a session
 * with the specs `{ ...specs, ...editors }`. Respondents never load these editors.
 */
export const editors = {
  optionsTable,
  conditionBuilder,
  columnWidths,
  dateLimit,
  gridColumns,
  code,
  logicRules,
  permissionList,
  pickedChoice,
  pickedSource,
  tableSize,
  richText,
} satisfies ComponentSpecs;

export type EditorType = keyof typeof editors;

export type EditorPropsOf<Type extends EditorType> =
  (typeof editors)[Type] extends ComponentSpec<infer Props, infer _> ? Props : never;

export type EditorValueOf<Type extends EditorType> =
  (typeof editors)[Type] extends ComponentSpec<infer _, infer Value> ? Value : never;
