import type { Column } from '../../library/item.ts';

/** What the service fills in where a column says nothing. */
const usualSettings: Readonly<Record<string, object>> = {
  text: { allowMultipleLines: false, appendChangesToExistingText: false, linesForEditing: 0, maxLength: 255 },
  number: { decimalPlaces: 'automatic', displayAs: 'number' },
  dateTime: { displayAs: 'default', format: 'dateTime' },
  choice: { allowTextEntry: false, choices: [], displayAs: 'dropDownMenu' },
  personOrGroup: { allowMultipleSelection: false, chooseFromType: 'peopleAndGroups' },
  lookup: { allowMultipleValues: false, allowUnlimitedLength: false },
  currency: { locale: 'en-us' },
  hyperlinkOrPicture: { isPicture: false },
};

/** A column as Graph's resource. */
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
    [column.kind]: settingsOf(column),
  };
}

function settingsOf({ kind, kindSettings }: Column): object {
  const { maxLength, ...lines } = { maxLength: 0, ...usualSettings[kind], ...kindSettings };
  const isLine = kind === 'text' && kindSettings.allowMultipleLines !== true;
  return isLine ? { ...lines, maxLength } : lines;
}
