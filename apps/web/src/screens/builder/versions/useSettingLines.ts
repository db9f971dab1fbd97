import { localizedPalette } from '@tideform/components/palette';
import { settings } from '@tideform/components/settings';
import type { ComponentType } from '@tideform/components/specs';
import type { ComparedComponent } from '@tideform/engine';
import { createLocalized, type Localized } from '@tideform/i18n';
import { useLocale, useLocalized, useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { formatSettings } from '../../../dialogs/comparing/format-settings.ts';
import { versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { getComponentName } from '../../../ui/component-name.ts';

interface SettingLines {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const noSettingLines: SettingLines = { before: [], after: [] };
const noSettingsForm: Localized<undefined> = createLocalized({}, () => undefined);

/**
 * Describes the changes of a component in lines: the value of each changed setting before and after; for a new or
 * removed component, its container.
 */
export function useSettingLines(component: ComparedComponent | undefined): SettingLines {
  const messages = useMessages(versionsMessages);
  const localizedKinds = useLocalized(localizedPalette);
  const { locale } = useLocale();
  const type = (component?.after ?? component?.before)?.type ?? '';
  const settingsForm = useLocalized(Object.hasOwn(settings, type) ? settings[type as ComponentType] : noSettingsForm);
  return useMemo(() => {
    if (!component) return noSettingLines;
    const { kind, ancestors: containers, hasMoved } = component;
    const innermost = containers.length > 1 ? containers.at(-1) : undefined;
    const containerLines = innermost ? [messages.within({ place: getComponentName(innermost, localizedKinds) })] : [];
    if (kind === 'added') return { before: [], after: containerLines };
    if (kind === 'removed') return { before: containerLines, after: [] };
    const formattedSettings = formatSettings(component.settings, {
      settingsForm,
      messages,
      palette: localizedKinds,
      locale,
    });
    return {
      before: mergeEqualLines(formattedSettings.map(({ before }) => before)),
      after: mergeEqualLines([...formattedSettings.map(({ after }) => after), ...(hasMoved ? containerLines : [])]),
    };
  }, [component, messages, localizedKinds, locale, settingsForm]);
}

/** Merges equal lines: two settings may have the same name and value. */
const mergeEqualLines = (lines: readonly string[]): readonly string[] => [...new Set(lines)];
