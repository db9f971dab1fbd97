import { kinds } from '@tideform/components/palette';
import { settings } from '@tideform/components/settings';
import { type ComponentType, specs } from '@tideform/components/specs';
import type { ComparedComponent } from '@tideform/engine';
import { formatList, type Speech } from '@tideform/i18n';
import type { DraftContent } from '@tideform/sync';
import { nameOf } from '../../ui/component-name.ts';
import { compareSides } from './compare-sides.ts';
import { type VersionsMessages, versionsMessages } from './versions.messages.ts';
import { wordSettings } from './word-settings.ts';

/** More than that nobody reads before a publication. */
const most = 20;

export interface Changes {
  /** Fields first, then their settings, then the form itself. */
  readonly lines: readonly string[];
  /** Questions of `before` that `after` does not ask. */
  readonly removesQuestions: boolean;
}

/** Describes how `after` differs from `before`. */
export async function changesSince(before: DraftContent, after: DraftContent, speech: Speech): Promise<Changes> {
  const messages = await versionsMessages.read(speech);
  const said = await kinds.read(speech);
  const { form, parts } = compareSides({ name: '', content: before }, { name: '', content: after });
  const name = ({ before: was, after: is }: ComparedComponent) => nameOf((is ?? was)!, said);
  const listed = (say: (given: { names: string }) => string, those: readonly ComparedComponent[]) =>
    those.length > 0 ? [say({ names: formatList(those.map(name), speech.locale) })] : [];
  const set = form.components.filter((one) => one.kind === 'changed' && one.settings.length > 0);
  const settingLines = await Promise.all(
    set.slice(0, most).map(async (one) => {
      const pane = await paneOf(one.after?.type ?? '', speech);
      const its = wordSettings(one.settings, { pane, messages, kinds: said, locale: speech.locale });
      const settingsNow = [...new Set(its.map((setting) => setting.after))];
      return messages.setting({ name: name(one), value: formatList(settingsNow, speech.locale) });
    }),
  );
  const removed = form.components.filter(({ kind }) => kind === 'removed');
  const lines = [
    ...listed(
      messages.changes.added,
      form.components.filter(({ kind }) => kind === 'added'),
    ),
    ...listed(messages.changes.removed, removed),
    ...listed(
      messages.changes.moved,
      form.components.filter(({ kind, hasMoved }) => kind === 'changed' && hasMoved),
    ),
    ...settingLines,
    ...(set.length > most ? [messages.changes.more({ count: set.length - most })] : []),
    ...form.settings.map(({ path, after: value }) => wordFormSetting(path.join('.'), value, messages)),
    ...parts.map((part) => messages.changes.part({ name: messages.parts[part] })),
  ];
  return { lines, removesQuestions: removed.some(({ before: was }) => isQuestion(was?.type)) };
}

function isQuestion(type = ''): boolean {
  const shape = Object.hasOwn(specs, type) ? specs[type as ComponentType].shape : undefined;
  return shape === 'value' || shape === 'rows';
}

const paneOf = async (type: string, speech: Speech) =>
  Object.hasOwn(settings, type) ? settings[type as ComponentType].read(speech) : undefined;

function wordFormSetting(name: string, value: unknown, messages: VersionsMessages): string {
  if (name !== 'display') return messages.otherSetting({ name });
  return messages.setting({
    name: messages.displayMode,
    value: messages.displays[value === 'wizard' ? 'wizard' : 'form'],
  });
}
