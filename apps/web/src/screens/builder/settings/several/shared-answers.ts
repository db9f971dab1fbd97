import { type ComponentDefinition, type FormDefinition, isRecord, sameJson } from '@tideform/engine';
import { applySettings } from '../apply-settings.ts';
import { createSettingsSession, type SettingsSession } from '../create-settings-session.ts';
import { settingsIn, withNotes } from './shared-form.ts';

/** The settings that several components share, while they are edited together. */
export interface SharedAnswers {
  readonly live: SettingsSession;
  /** The form that is answered: what differs has a note. */
  readonly form: FormDefinition;
  /** Whether somebody set what differs: from now on it does not. */
  isSettled(): boolean;
  /**
   * What the answers make of the components.
   * @param now the components as they are, after earlier edits
   * @returns the same object for each that nothing changed in
   */
  apply(now: readonly ComponentDefinition[]): readonly ComponentDefinition[];
}

/**
 * Shows what several components have in common. What differs is shown as if nobody had set it, and is written to all as
 * soon as somebody does; what is set back is in each component as it was.
 * @param form from `sharedForm`
 * @param note said at each setting in which they differ
 */
export function shareAnswers(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  note: string,
): SharedAnswers {
  const paths = settingsIn(form).map(({ key }) => key ?? '');
  const seen = shownValues(form, definitions, paths);
  const mixed = new Set(paths.filter((path) => seen.some((values) => !sameJson(values.get(path), seen[0]?.get(path)))));
  const common = paths.filter((path) => !mixed.has(path));
  const start = common.reduce<ComponentDefinition>(
    (made, path) => write(made, path.split('.'), seen[0]?.get(path)) as ComponentDefinition,
    { type: definitions[0]?.type ?? '' },
  );
  const noted = withNotes(form, mixed, note);
  const live = createSettingsSession(noted, start);
  const shown = live.session.data();
  const soundPaths = () => live.fields.filter((field) => !live.isBroken(field)).map(({ path }) => path);
  const isSet = (path: string) => mixed.has(path) && !sameJson(read(live.session.data(), path), read(shown, path));
  return {
    live,
    form: noted,
    isSettled: () => soundPaths().some(isSet),
    apply(now) {
      const answers = live.session.data();
      const sound = soundPaths();
      const alike = sound.filter((path) => !mixed.has(path));
      const set = sound.filter(isSet);
      return now.map((definition, index) => {
        const origin = definitions[index] ?? definition;
        const applied = applySettings({ origin, shown, answers, paths: alike, definition });
        const bare = { type: definition.type };
        return applySettings({ origin: bare, shown: {}, answers, paths: set, definition: applied });
      });
    },
  };
}

/** What the pane would show of each, once for those that are alike: their settings with defaults, brought into shape. */
function shownValues(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  paths: readonly string[],
): readonly ReadonlyMap<string, unknown>[] {
  const known = new Map<string, ReadonlyMap<string, unknown>>();
  for (const definition of definitions) {
    const stored = JSON.stringify(paths.map((path) => read(definition, path) ?? null));
    if (known.has(stored)) continue;
    const data = createSettingsSession(form, definition).session.data();
    known.set(stored, new Map(paths.map((path) => [path, read(data, path)])));
  }
  return [...known.values()];
}

function read(holder: unknown, path: string): unknown {
  let value = holder;
  for (const name of path.split('.')) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

function write(holder: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const record = isRecord(holder) ? holder : {};
  return { ...record, [name]: write(record[name], rest, value) };
}
