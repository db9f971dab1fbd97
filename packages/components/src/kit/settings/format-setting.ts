import type { ComponentDefinition } from '@tideform/engine';
import { formatDate } from '../dates/format-date.ts';
import { choiceSetting } from './setting-factories.ts';
import type { SettingsMessages } from './settings-form.ts';

/**
 * Setting for the format of dates or times.
 *
 * @param defaultFormat stored value that stands for the format of the reader's locale
 * @param formats formats to choose from; each is shown as an example
 */
export function formatSetting(
  { dates }: SettingsMessages,
  defaultFormat: string,
  formats: readonly string[],
  locale: string,
): ComponentDefinition {
  const examples = formats.map((format) => [format, formatDate('2026-11-24T14:30:00', format, locale)]);
  return choiceSetting('format', dates.format, { [defaultFormat]: dates.byLanguage, ...Object.fromEntries(examples) });
}
