import { nameSpec } from '@tideform/components/setting-parts';
import { type ComponentDefinition, type FormDefinition, isRecord, isSameJson } from '@tideform/engine';
import { paneTypes } from '../pane-form.ts';
import { applySettings, createSettingsSession, type SettingsSession } from '../settings-session.ts';

/** Session for the settings that several components share. */
export interface SharedSettings {
  readonly settingsSession: SettingsSession;
  /** Settings form of the session; settings with mixed values have a note. */
  readonly form: FormDefinition;
  /** Whether the user has set a setting that had mixed values, which are now equal. */
  hasResolvedMixedValues(): boolean;
  /**
   * Applies the changed settings to the components.
   * @param now the components after earlier edits
   * @returns the same object for each component that did not change
   */
  apply(now: readonly ComponentDefinition[]): readonly ComponentDefinition[];
}

/**
 * Creates a session for the settings that several components share. A setting with mixed values appears unset, and is
 * written to all components once the user sets it; a reverted setting gets its original value in each component.
 * @param form settings form returned by `createSharedForm`
 * @param note text for each setting with mixed values
 */
export function createSharedSettings(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  note: string,
): SharedSettings {
  const paths = listSettings(form).map(({ key }) => key ?? '');
  const distinctValues = findDistinctValues(form, definitions, paths);
  const mixedPaths = new Set(
    paths.filter((path) =>
      distinctValues.some((values) => !isSameJson(values.get(path), distinctValues[0]?.get(path))),
    ),
  );
  const equalPaths = paths.filter((path) => !mixedPaths.has(path));
  const initialDefinition = equalPaths.reduce<ComponentDefinition>(
    (component, path) => setValueAt(component, path.split('.'), distinctValues[0]?.get(path)) as ComponentDefinition,
    { type: definitions[0]?.type ?? '' },
  );
  const notedForm = addNotes(form, mixedPaths, note);
  const settingsSession = createSettingsSession(notedForm, initialDefinition);
  const initialValues = settingsSession.session.data();
  const getValidPaths = () =>
    settingsSession.fields.filter((field) => !settingsSession.isInvalid(field)).map(({ path }) => path);
  const isMixedValueSet = (path: string) =>
    mixedPaths.has(path) &&
    !isSameJson(getValueAt(settingsSession.session.data(), path), getValueAt(initialValues, path));
  return {
    settingsSession,
    form: notedForm,
    hasResolvedMixedValues: () => getValidPaths().some(isMixedValueSet),
    apply(now) {
      const answers = settingsSession.session.data();
      const validPaths = getValidPaths();
      const validEqualPaths = validPaths.filter((path) => !mixedPaths.has(path));
      const setPaths = validPaths.filter(isMixedValueSet);
      return now.map((definition, index) => {
        const origin = definitions[index] ?? definition;
        const applied = applySettings({ origin, shown: initialValues, answers, paths: validEqualPaths, definition });
        const emptyComponent = { type: definition.type };
        return applySettings({ origin: emptyComponent, shown: {}, answers, paths: setPaths, definition: applied });
      });
    },
  };
}

/**
 * Returns the values that the settings would show: with defaults and normalized. Components with equal stored values
 * share one entry.
 */
function findDistinctValues(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  paths: readonly string[],
): readonly ReadonlyMap<string, unknown>[] {
  const valuesByStored = new Map<string, ReadonlyMap<string, unknown>>();
  for (const definition of definitions) {
    const stored = JSON.stringify(paths.map((path) => getValueAt(definition, path) ?? null));
    if (valuesByStored.has(stored)) continue;
    const data = createSettingsSession(form, definition).session.data();
    valuesByStored.set(stored, new Map(paths.map((path) => [path, getValueAt(data, path)])));
  }
  return [...valuesByStored.values()];
}

function getValueAt(target: unknown, path: string): unknown {
  let value = target;
  for (const name of path.split('.')) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

function setValueAt(target: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const record = isRecord(target) ? target : {};
  return { ...record, [name]: setValueAt(record[name], rest, value) };
}

/** Settings that must differ between components: names and keys. */
const individualSettings: ReadonlySet<string> = new Set(['key', 'label', 'title', 'legend']);

/** Types of settings with a single value that has the same meaning for every component. */
const plainTypes: ReadonlySet<string> = new Set([paneTypes.switch, nameSpec.type, 'select', 'number']);

/**
 * Returns the settings that several component types share as one form, with the tabs and the order of the first type.
 * The settings forms are those that `createPaneForm` returns.
 */
export function createSharedForm([first, ...others]: readonly FormDefinition[]): FormDefinition {
  const otherSettings = others.map((form) => new Map(listSettings(form).map((setting) => [setting.key, setting])));
  const isShared = (setting: ComponentDefinition) =>
    isShareable(setting) && otherSettings.every((settings) => isSameSetting(setting, settings.get(setting.key)));
  const tabs = (first?.components ?? []).map((tab) => ({
    ...tab,
    components: getChildren(tab).filter(isShared),
  }));
  return { display: 'form', components: tabs.filter(({ components }) => components.length > 0) };
}

/** Adds a note to each setting with mixed values. */
function addNotes(form: FormDefinition, mixed: ReadonlySet<string>, note: string): FormDefinition {
  const addNote = (setting: ComponentDefinition): ComponentDefinition => {
    if (!mixed.has(setting.key ?? '')) return setting;
    const { description } = setting;
    return { ...setting, description: typeof description === 'string' ? `${note} ${description}` : note };
  };
  return { ...form, components: form.components.map((tab) => ({ ...tab, components: getChildren(tab).map(addNote) })) };
}

/** Returns the settings of a shared form. */
export const listSettings = (form: FormDefinition): readonly ComponentDefinition[] =>
  form.components.flatMap(getChildren);

const getChildren = ({ components }: ComponentDefinition): readonly ComponentDefinition[] =>
  Array.isArray(components) ? (components as readonly ComponentDefinition[]) : [];

const isShareable = ({ key, type }: ComponentDefinition): boolean =>
  key !== undefined && !individualSettings.has(key) && plainTypes.has(type);

/** NOTE: two selects with the same key are only the same setting if they have the same options. */
const isSameSetting = (one: ComponentDefinition, other: ComponentDefinition | undefined): boolean =>
  other !== undefined && one.type === other.type && isSameJson(one.data, other.data);
