import { kinds } from '@tideform/components/palette';
import { settings } from '@tideform/components/settings';
import type { ComponentType } from '@tideform/components/specs';
import type { ComparedComponent } from '@tideform/engine';
import { type Spoken, spoken } from '@tideform/i18n';
import { useMessages, useSpeech, useSpoken } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { wordSettings } from '../../../dialogs/comparing/word-settings.ts';
import { nameOf } from '../../../ui/component-name.ts';

interface SettingLines {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const none: SettingLines = { before: [], after: [] };
const noPane: Spoken<undefined> = spoken({}, () => undefined);

/** What became of a component, in lines: of each setting how it was and how it is; of a new one where it lies. */
export function useSettingLines(component: ComparedComponent | undefined): SettingLines {
  const messages = useMessages(versionsMessages);
  const said = useSpoken(kinds);
  const { locale } = useSpeech();
  const type = (component?.after ?? component?.before)?.type ?? '';
  const pane = useSpoken(Object.hasOwn(settings, type) ? settings[type as ComponentType] : noPane);
  return useMemo(() => {
    if (!component) return none;
    const { kind, within, hasMoved } = component;
    const inner = within.length > 1 ? within.at(-1) : undefined;
    const place = inner ? [messages.within({ place: nameOf(inner, said) })] : [];
    if (kind === 'added') return { before: [], after: place };
    if (kind === 'removed') return { before: place, after: [] };
    const worded = wordSettings(component.settings, { pane, messages, kinds: said, locale });
    return {
      before: linesOf(worded.map(({ before }) => before)),
      after: linesOf([...worded.map(({ after }) => after), ...(hasMoved ? place : [])]),
    };
  }, [component, messages, said, locale, pane]);
}

/** Two settings that go by one name and are set alike are one line. */
const linesOf = (lines: readonly string[]): readonly string[] => [...new Set(lines)];
