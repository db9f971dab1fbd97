import { plainText } from '@tideform/components/kit/read/label.ts';
import type { Kinds } from '@tideform/components/palette';
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

/** One setting in words, as it was and as it is. */
export interface WordedSetting {
  readonly before: string;
  readonly after: string;
}

export interface SettingSpeech {
  /** The settings pane of its type, which names what is set; `undefined`: of a type that nobody knows. */
  readonly pane: FormDefinition | undefined;
  readonly messages: VersionsMessages;
  readonly kinds: Kinds;
  readonly locale: string;
}

/** Says what became of the settings of one component, each by the name that it has in the builder. */
export function wordSettings(changes: readonly SettingChange[], speech: SettingSpeech): readonly WordedSetting[] {
  if (changes.length === 0) return [];
  const settings = new Map(
    [...walkComponents(speech.pane ?? { components: [] })].map(({ definition }) => [definition.key, definition]),
  );
  const found = Map.groupBy(changes, ({ path }) => settingAt(path, settings) ?? path.join('.'));
  return [...found].map(([setting, its]) => {
    const say = (side: 'before' | 'after') => {
      const values = its.map((change) => change[side]);
      if (typeof setting === 'string') return sayOther(setting, values[0], speech);
      // One editor sets several values, which mean something together alone.
      if (its.length > 1 || its[0]!.path.join('.') !== setting.key) return sayTogether(setting, values, speech);
      return saySetting(setting, values[0], speech);
    };
    return { before: say('before'), after: say('after') };
  });
}

/** The editor of a setting, or of what it is a part of. */
function settingAt(
  path: readonly string[],
  settings: ReadonlyMap<string | undefined, ComponentDefinition>,
): ComponentDefinition | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = settings.get(path.slice(0, length).join('.'));
    if (found) return found;
  }
  return undefined;
}

function saySetting(setting: ComponentDefinition, value: unknown, speech: SettingSpeech): string {
  const { messages } = speech;
  const name = nameOfSetting(setting);
  if (isSwitch(setting, value)) return value === true ? name : messages.isOff({ name });
  if (isNothing(value)) return messages.unset({ name });
  const said = choiceOf(setting, value) ?? sayValue(value, speech.locale);
  return said === undefined ? messages.asSet({ name }) : messages.setting({ name, value: said });
}

function sayTogether(setting: ComponentDefinition, values: readonly unknown[], { messages }: SettingSpeech): string {
  const name = nameOfSetting(setting);
  return values.every(isNothing) ? messages.unset({ name }) : messages.asSet({ name });
}

/** What no editor of the pane sets: its kind, and what another program wrote. */
function sayOther(path: string, value: unknown, { messages, kinds, locale }: SettingSpeech): string {
  if (path === 'type') return messages.setting({ name: messages.type, value: kinds.nameOf(`${value}`) ?? `${value}` });
  const name = path === customFieldProperty ? messages.customField : messages.otherSetting({ name: path });
  if (isNothing(value)) return messages.unset({ name });
  const said = sayValue(value, locale);
  return said === undefined ? messages.asSet({ name }) : messages.setting({ name, value: said });
}

const nameOfSetting = ({ label, title, key }: ComponentDefinition): string => plainText(`${label ?? title ?? key}`);

/** A checkbox of the pane has no value until it is ticked. */
const isSwitch = (setting: ComponentDefinition, value: unknown): boolean =>
  typeof value === 'boolean' || (value === undefined && setting.type === switchSpec.type);

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The words of a choice that the pane offers. */
function choiceOf({ data, values }: ComponentDefinition, value: unknown): string | undefined {
  const offered = (isRecord(data) ? data.values : undefined) ?? values;
  if (!Array.isArray(offered)) return undefined;
  const found: unknown = offered.find((one) => isRecord(one) && one.value === value);
  return isRecord(found) && typeof found.label === 'string' ? found.label : undefined;
}

/** `undefined`: too much to be said in a line. */
function sayValue(value: unknown, locale: string): string | undefined {
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (typeof value === 'string') return cut(plainText(value).trim());
  if (!Array.isArray(value)) return undefined;
  const labels = value.map((one: unknown) => (isRecord(one) ? one.label : one));
  return labels.every((label) => typeof label === 'string') ? cut(formatList(labels, locale)) : undefined;
}

/** As many letters as say what a longer text is about. */
const mostLetters = 80;

const cut = (text: string): string => (text.length > mostLetters ? `${text.slice(0, mostLetters).trimEnd()}…` : text);
