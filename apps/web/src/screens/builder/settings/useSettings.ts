import { type ComponentDefinition, type FormDefinition, type SubmissionData, sameJson } from '@tideform/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { applySettings } from './apply-settings.ts';
import { createSettingsSession, type SettingsSession } from './create-settings-session.ts';
import { automaticKey, isAutomaticKey } from './key/automatic-key.ts';

interface SettingsOptions {
  readonly settings: FormDefinition;
  readonly form: FormDefinition;
  readonly definition: ComponentDefinition;
  /** The key is in use by answers: it does not follow the label any more. */
  readonly isKeyFixed: boolean;
  /** Whether the person is typing into this setting: the property name waits until it is left. */
  readonly isTyping: (nodeId: string) => boolean;
  readonly onChange: (next: ComponentDefinition) => void;
  /** Told whether something was changed that is not written: it is not sound, or still being typed. */
  readonly onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

interface Settings {
  readonly live: SettingsSession;
  /** Writes what waited for the person to leave a field. */
  readonly settle: () => void;
}

/**
 * The settings of a component as a session whose changes go into the component as they are made. A component that was
 * changed by somebody else (undo, a command) starts the session again; our own changes coming back do not.
 */
export function useSettings(options: SettingsOptions): Settings {
  const { settings, definition } = options;
  const [start, setStart] = useState({ origin: definition });
  const { origin } = start;
  const written = useRef(definition);
  if (written.current !== definition) {
    if (!sameJson(written.current, definition)) setStart({ origin: definition });
    written.current = definition;
  }
  const live = useMemo(() => createSettingsSession(settings, start.origin), [settings, start]);
  const shown = useMemo(() => live.session.data(), [live]);
  const latest = useRef(options);
  latest.current = options;

  const settle = useCallback(() => {
    if (followName(live, latest.current, written.current)) return;
    const { onWaiting, onChange: write } = latest.current;
    const answers = live.session.data();
    const apply = (fields: SettingsSession['fields']) =>
      applySettings({ origin, shown, answers, paths: fields.map(({ path }) => path), definition: written.current });
    const next = apply(live.fields.filter((field) => !isHeldBack(live, field.id, latest.current)));
    onWaiting?.(!sameJson(apply(live.fields), next));
    if (next === written.current) return;
    written.current = next;
    write(next);
  }, [live, shown, origin]);

  useEffect(() => live.session.subscribeData(settle), [live, settle]);
  return { live, settle };
}

/** What is not sound, and a property name that is still being typed. */
function isHeldBack(live: SettingsSession, id: string, { isTyping }: SettingsOptions): boolean {
  const field = live.session.node(id);
  return live.isBroken(field) || (field.path === 'key' && isTyping(id));
}

/** Gives the key that follows from a new name, while nobody chose one. @returns whether there was something to do */
function followName(live: SettingsSession, options: SettingsOptions, before: ComponentDefinition): boolean {
  const key = live.session.nodeAt('key');
  const name = namePath(live);
  if (!key || !name || options.isKeyFixed || options.isTyping(key.id) || !isAutomaticKey(before)) return false;
  const answers: SubmissionData = live.session.data();
  if (answers[name] === before[name] || live.isBroken(live.session.nodeAt(name)!)) return false;
  const wanted = automaticKey(options.form, before, { ...before, [name]: answers[name] });
  if (answers.key === wanted) return false;
  live.session.setValue(key.id, wanted);
  return true;
}

/** What people call the component: a label, or a panel's title. */
const namePath = ({ session }: SettingsSession): string | undefined =>
  ['label', 'title'].find((path) => session.nodeAt(path));
