import { codeSamples } from './editors/code/code.sample.ts';
import { columnWidthsSamples } from './editors/columnWidths/columnWidths.sample.ts';
import { conditionBuilderSamples } from './editors/conditionBuilder/conditionBuilder.sample.ts';
import { dateLimitSamples } from './editors/dateLimit/dateLimit.sample.ts';
import { gridColumnsSamples } from './editors/gridColumns/gridColumns.sample.ts';
import { logicRulesSamples } from './editors/logicRules/logicRules.sample.ts';
import { optionsTableSamples } from './editors/optionsTable/optionsTable.sample.ts';
import { permissionListSamples } from './editors/permissionList/permissionList.sample.ts';
import { pickedChoiceSamples } from './editors/pickedChoice/pickedChoice.sample.ts';
import { pickedSourceSamples } from './editors/pickedSource/pickedSource.sample.ts';
import { richTextSamples } from './editors/richText/richText.sample.ts';
import { tableSizeSamples } from './editors/tableSize/tableSize.sample.ts';
import type { EditorType } from './editors.ts';
import type { ComponentSample } from './kit/component-sample.ts';

/** Sample definitions and answers of each setting editor of the builder. */
export const editorSamples = {
  optionsTable: optionsTableSamples,
  columnWidths: columnWidthsSamples,
  dateLimit: dateLimitSamples,
  gridColumns: gridColumnsSamples,
  conditionBuilder: conditionBuilderSamples,
  code: codeSamples,
  logicRules: logicRulesSamples,
  permissionList: permissionListSamples,
  pickedChoice: pickedChoiceSamples,
  pickedSource: pickedSourceSamples,
  tableSize: tableSizeSamples,
  richText: richTextSamples,
} satisfies Record<EditorType, readonly ComponentSample[]>;
