import type { ComponentDefinition } from '@tideform/engine';
import { formatDate } from '../dates/format-date.ts';
import { choiceSetting } from './make-setting.ts';
import type { SettingsMessages } from './settings-form.ts';

/**
 * How dates or times are written.
 *
 * @param unchosen what is stored where each reader sees them as their language writes them
 * @param formats each is offered by an example
 */
export function formatSetting(
  { dates }: SettingsMessages,
  unchosen: string,
  formats: readonly string[],
  locale: string,
): ComponentDefinition {
  const examples = formats.map((format) => [format, formatDate('2026-11-24T14:30:00', format, locale)]);
  return choiceSetting('format', dates.format, { [unchosen]: dates.byLanguage, ...Object.fromEntries(examples) });
}
