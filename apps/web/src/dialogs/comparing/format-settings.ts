import { stripHtmlTags } from '@tideform/components/kit/read/label.ts';
import type { LocalizedPalette } from '@tideform/components/palette';
import { switchSpec } from '@tideform/components/setting-parts';
import {
  type ComponentDefinition,
  customFieldProperty,
  type FormDefinition,
  isRecord,
  type SettingChange,
  walkComponents,
} from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import type { VersionsMessages } from './versions.messages.ts';

/** Value of a setting before and after a change, as text. */
export interface FormattedSetting {
  readonly before: string;
  readonly after: string;
}

export interface SettingContext {
  /** Settings form of the component type, from which names of settings are taken; `undefined` for unknown types. */
  readonly settingsForm: FormDefinition | undefined;
  readonly messages: VersionsMessages;
  readonly palette: LocalizedPalette;
  readonly locale: string;
}

/** Formats the changed settings of a component, with their names in the builder. */
export function formatSettings(
  changes: readonly SettingChange[],
  context: SettingContext,
): readonly FormattedSetting[] {
  if (changes.length === 0) return [];
  const settings = new Map(
    [...walkComponents(context.settingsForm ?? { components: [] })].map(({ definition }) => [
      definition.key,
      definition,
    ]),
  );
  const found = Map.groupBy(changes, ({ path }) => findSetting(path, settings) ?? path.join('.'));
  return [...found].map(([setting, changesOfSetting]) => {
    const formatSide = (side: 'before' | 'after') => {
      const values = changesOfSetting.map((change) => change[side]);
      if (typeof setting === 'string') return formatOtherProperty(setting, values[0], context);
      // Combines the changes if one editor sets several values that only make sense together.
      if (changesOfSetting.length > 1 || changesOfSetting[0]!.path.join('.') !== setting.key)
        return formatCombinedSetting(setting, values, context);
      return formatSetting(setting, values[0], context);
    };
    return { before: formatSide('before'), after: formatSide('after') };
  });
}

/** Finds the component of the settings form that edits a setting or a parent of it. */
function findSetting(
  path: readonly string[],
  settings: ReadonlyMap<string | undefined, ComponentDefinition>,
): ComponentDefinition | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = settings.get(path.slice(0, length).join('.'));
    if (found) return found;
  }
  return undefined;
}

function formatSetting(setting: ComponentDefinition, value: unknown, context: SettingContext): string {
  const { messages } = context;
  const name = getSettingName(setting);
  if (isCheckboxSetting(setting, value)) return value === true ? name : messages.isOff({ name });
  if (isEmpty(value)) return messages.unset({ name });
  const text = findChoiceLabel(setting, value) ?? formatValue(value, context.locale);
  return text === undefined ? messages.asSet({ name }) : messages.setting({ name, value: text });
}

function formatCombinedSetting(
  setting: ComponentDefinition,
  values: readonly unknown[],
  { messages }: SettingContext,
): string {
  const name = getSettingName(setting);
  return values.every(isEmpty) ? messages.unset({ name }) : messages.asSet({ name });
}

/**
 * Formats a property that no component of the settings form edits: the component type, and properties of other
 * programs.
 */
function formatOtherProperty(path: string, value: unknown, { messages, palette, locale }: SettingContext): string {
  if (path === 'type')
    return messages.setting({ name: messages.type, value: palette.findName(`${value}`) ?? `${value}` });
  const name = path === customFieldProperty ? messages.customField : messages.otherSetting({ name: path });
  if (isEmpty(value)) return messages.unset({ name });
  const text = formatValue(value, locale);
  return text === undefined ? messages.asSet({ name }) : messages.setting({ name, value: text });
}

const getSettingName = ({ label, title, key }: ComponentDefinition): string =>
  stripHtmlTags(`${label ?? title ?? key}`);

/** Returns whether a setting is a checkbox, which has no value until it is selected for the first time. */
const isCheckboxSetting = (setting: ComponentDefinition, value: unknown): boolean =>
  typeof value === 'boolean' || (value === undefined && setting.type === switchSpec.type);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the label of a selected option in the settings form. */
function findChoiceLabel({ data, values }: ComponentDefinition, value: unknown): string | undefined {
  const offered = (isRecord(data) ? data.values : undefined) ?? values;
  if (!Array.isArray(offered)) return undefined;
  const found: unknown = offered.find((one) => isRecord(one) && one.value === value);
  return isRecord(found) && typeof found.label === 'string' ? found.label : undefined;
}

/** Formats a simple value; returns `undefined` if the value is too complex for one line. */
function formatValue(value: unknown, locale: string): string | undefined {
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (typeof value === 'string') return truncate(stripHtmlTags(value).trim());
  if (!Array.isArray(value)) return undefined;
  const labels = value.map((one: unknown) => (isRecord(one) ? one.label : one));
  return labels.every((label) => typeof label === 'string') ? truncate(formatList(labels, locale)) : undefined;
}

/** Maximum length of texts; longer ones are truncated. */
const maxLength = 80;

const truncate = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text);
