import { type ComponentDefinition, type FormDefinition, isSameJson, type SubmissionData } from '@tideform/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createAutomaticKey, isAutomaticKey } from './component-keys.ts';
import { applySettings, createSettingsSession, type SettingsSession } from './settings-session.ts';

interface SettingsOptions {
  readonly settings: FormDefinition;
  readonly form: FormDefinition;
  readonly definition: ComponentDefinition;
  /** True if answers may use the key, which then no longer changes with the label. */
  readonly isKeyFixed: boolean;
  /** Whether the user is typing into a setting. The property name is written on blur. */
  readonly isTyping: (nodeId: string) => boolean;
  readonly onChange: (next: ComponentDefinition) => void;
  /**
   * Called with whether there are changes that aren't written yet: invalid values, or a property name that is still
   * being typed.
   */
  readonly onPendingChange?: ((isPending: boolean) => void) | undefined;
}

interface ComponentSettings {
  readonly settingsSession: SettingsSession;
  /** Writes changes that are waiting for a field to lose the focus. */
  readonly writePending: () => void;
}

/**
 * Settings of a component as a session that writes each change into the component. The session restarts when undo or a
 * command changes the component; changes made in the session itself don't restart it.
 */
export function useComponentSettings(options: SettingsOptions): ComponentSettings {
  const { settings, definition } = options;
  const [start, setStart] = useState({ origin: definition });
  const { origin } = start;
  const lastWritten = useRef(definition);
  if (lastWritten.current !== definition) {
    if (!isSameJson(lastWritten.current, definition)) setStart({ origin: definition });
    lastWritten.current = definition;
  }
  const settingsSession = useMemo(() => createSettingsSession(settings, start.origin), [settings, start]);
  const initialValues = useMemo(() => settingsSession.session.data(), [settingsSession]);
  const latest = useRef(options);
  latest.current = options;

  const writePending = useCallback(() => {
    if (updateAutomaticKey(settingsSession, latest.current, lastWritten.current)) return;
    const { onPendingChange, onChange: write } = latest.current;
    const answers = settingsSession.session.data();
    const apply = (fields: SettingsSession['fields']) =>
      applySettings({
        origin,
        shown: initialValues,
        answers,
        paths: fields.map(({ path }) => path),
        definition: lastWritten.current,
      });
    const next = apply(
      settingsSession.fields.filter((field) => !isWritePending(settingsSession, field.id, latest.current)),
    );
    onPendingChange?.(!isSameJson(apply(settingsSession.fields), next));
    if (next === lastWritten.current) return;
    lastWritten.current = next;
    write(next);
  }, [settingsSession, initialValues, origin]);

  useEffect(() => settingsSession.session.subscribeData(writePending), [settingsSession, writePending]);
  return { settingsSession, writePending };
}

/**
 * Returns whether a setting isn't written yet because it is invalid, or because it is a property name that is still
 * being typed.
 */
function isWritePending(settingsSession: SettingsSession, id: string, { isTyping }: SettingsOptions): boolean {
  const field = settingsSession.session.node(id);
  return settingsSession.isInvalid(field) || (field.path === 'key' && isTyping(id));
}

/** Updates an automatic key after a change of the name. @returns whether the key was changed */
function updateAutomaticKey(
  settingsSession: SettingsSession,
  options: SettingsOptions,
  before: ComponentDefinition,
): boolean {
  const key = settingsSession.session.nodeAt('key');
  const name = findNamePath(settingsSession);
  if (!key || !name || options.isKeyFixed || options.isTyping(key.id) || !isAutomaticKey(before)) return false;
  const answers: SubmissionData = settingsSession.session.data();
  if (answers[name] === before[name] || settingsSession.isInvalid(settingsSession.session.nodeAt(name)!)) return false;
  const newKey = createAutomaticKey(options.form, before, { ...before, [name]: answers[name] });
  if (answers.key === newKey) return false;
  settingsSession.session.setValue(key.id, newKey);
  return true;
}

/** Returns the path of the setting with the component's name: a label, or a panel's title. */
const findNamePath = ({ session }: SettingsSession): string | undefined =>
  ['label', 'title'].find((path) => session.nodeAt(path));
