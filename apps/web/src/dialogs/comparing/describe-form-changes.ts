import { localizedPalette } from '@tideform/components/palette';
import { settings } from '@tideform/components/settings';
import { type ComponentType, specs } from '@tideform/components/specs';
import type { ComparedComponent } from '@tideform/engine';
import { formatList, type Locale } from '@tideform/i18n';
import type { DraftContent } from '@tideform/sync';
import { getComponentName } from '../../ui/formatting/component-name.ts';
import { compareVersions } from './compare-versions.ts';
import { formatSettings } from './format-settings.ts';
import { type VersionsMessages, versionsMessages } from './versions.messages.ts';

/** Maximum number of listed settings. */
const maxSettings = 20;

export interface FormChangeDescription {
  /** Descriptions of the changes: of fields first, then of settings, then of the form. */
  readonly lines: readonly string[];
  /** Whether fields in `before` are missing in `after`. */
  readonly removesQuestions: boolean;
}

/** Describes the differences of the form version `after` from `before`. */
export async function describeFormChanges(
  before: DraftContent,
  after: DraftContent,
  locale: Locale,
): Promise<FormChangeDescription> {
  const messages = await versionsMessages.read(locale);
  const kindNames = await localizedPalette.read(locale);
  const { form, changedProperties } = compareVersions({ name: '', content: before }, { name: '', content: after });
  const name = ({ before: was, after: is }: ComparedComponent) => getComponentName((is ?? was)!, kindNames);
  const formatNames = (message: (params: { names: string }) => string, components: readonly ComparedComponent[]) =>
    components.length > 0 ? [message({ names: formatList(components.map(name), locale.locale) })] : [];
  const changedSettings = form.components.filter((one) => one.kind === 'changed' && one.settings.length > 0);
  const settingLines = await Promise.all(
    changedSettings.slice(0, maxSettings).map(async (one) => {
      const pane = await loadSettingsForm(one.after?.type ?? '', locale);
      const formattedSettings = formatSettings(one.settings, {
        settingsForm: pane,
        messages,
        palette: kindNames,
        locale: locale.locale,
      });
      const settingsNow = [...new Set(formattedSettings.map((setting) => setting.after))];
      return messages.setting({ name: name(one), value: formatList(settingsNow, locale.locale) });
    }),
  );
  const removed = form.components.filter(({ kind }) => kind === 'removed');
  const lines = [
    ...formatNames(
      messages.changes.added,
      form.components.filter(({ kind }) => kind === 'added'),
    ),
    ...formatNames(messages.changes.removed, removed),
    ...formatNames(
      messages.changes.moved,
      form.components.filter(({ kind, hasMoved }) => kind === 'changed' && hasMoved),
    ),
    ...settingLines,
    ...(changedSettings.length > maxSettings
      ? [messages.changes.more({ count: changedSettings.length - maxSettings })]
      : []),
    ...form.settings.map(({ path, after: value }) => formatFormSetting(path.join('.'), value, messages)),
    ...changedProperties.map((property) => messages.changes.part({ name: messages.parts[property] })),
  ];
  return { lines, removesQuestions: removed.some(({ before: was }) => isFieldType(was?.type)) };
}

function isFieldType(type = ''): boolean {
  const shape = Object.hasOwn(specs, type) ? specs[type as ComponentType].shape : undefined;
  return shape === 'value' || shape === 'rows';
}

const loadSettingsForm = async (type: string, locale: Locale) =>
  Object.hasOwn(settings, type) ? settings[type as ComponentType].read(locale) : undefined;

function formatFormSetting(name: string, value: unknown, messages: VersionsMessages): string {
  if (name !== 'display') return messages.otherSetting({ name });
  return messages.setting({
    name: messages.displayMode,
    value: messages.displays[value === 'wizard' ? 'wizard' : 'form'],
  });
}
