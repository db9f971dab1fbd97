import type { Column } from '../../library/item.ts';

/** Default settings of column types, which the response includes. */
const defaultSettings: Readonly<Record<string, object>> = {
  text: { allowMultipleLines: false, appendChangesToExistingText: false, linesForEditing: 0, maxLength: 255 },
  number: { decimalPlaces: 'automatic', displayAs: 'number' },
  dateTime: { displayAs: 'default', format: 'dateTime' },
  choice: { allowTextEntry: false, choices: [], displayAs: 'dropDownMenu' },
  personOrGroup: { allowMultipleSelection: false, chooseFromType: 'peopleAndGroups' },
  lookup: { allowMultipleValues: false, allowUnlimitedLength: false },
  currency: { locale: 'en-us' },
  hyperlinkOrPicture: { isPicture: false },
};

/** Describes a column as Graph's columnDefinition resource. */
export function describeColumn(column: Column): Record<string, unknown> {
  return {
    id: column.id,
    name: column.name,
    displayName: column.displayName,
    description: column.description,
    indexed: column.isIndexed,
    hidden: column.isHidden,
    readOnly: column.isReadOnly,
    required: column.isRequired,
    enforceUniqueValues: column.isUnique,
    [column.kind]: getKindSettings(column),
  };
}

function getKindSettings({ kind, kindSettings }: Column): object {
  const { maxLength, ...settings } = { maxLength: 0, ...defaultSettings[kind], ...kindSettings };
  const isSingleLine = kind === 'text' && kindSettings.allowMultipleLines !== true;
  return isSingleLine ? { ...settings, maxLength } : settings;
}
