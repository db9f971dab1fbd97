import type { LocalizedPalette } from '@tideform/components/palette';
import type { ComparedComponent, ComponentDefinition } from '@tideform/engine';
import type { ComparedVersion, VersionsComparison } from '../../../dialogs/comparing/compare-versions.ts';
import type { VersionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { getComponentName } from '../../../ui/formatting/component-name.ts';

/** Row of a comparison. */
export interface ComparedRow {
  readonly id: string;
  readonly kind: ComparedComponent['kind'];
  readonly hasMoved: boolean;
  readonly before: ComparedField | undefined;
  readonly after: ComparedField | undefined;
  /** `undefined` for a row about the form itself. */
  readonly component?: ComparedComponent;
}

export interface ComparedField {
  readonly name: string;
  /** Localized component type. */
  readonly kind?: string;
}

/** Rows under one heading, such as a page or a panel. */
export interface ComparedSection {
  readonly id: string;
  readonly title: string | undefined;
  readonly rows: readonly ComparedRow[];
}

interface SectionOptions {
  readonly compared: VersionsComparison;
  readonly older: ComparedVersion;
  readonly newer: ComparedVersion;
  /** Includes unchanged components. */
  readonly showsUnchanged: boolean;
}

/**
 * Groups the rows of a comparison by the outermost container of each component; components outside any container have
 * no heading.
 */
export function createSections(
  options: SectionOptions,
  messages: VersionsMessages,
  kinds: LocalizedPalette,
): readonly ComparedSection[] {
  const { compared, showsUnchanged } = options;
  const sections: { id: string; title: string | undefined; around: unknown; rows: ComparedRow[] }[] = [];
  const formRows = createFormRows(options, messages);
  if (formRows.length > 0) sections.push({ id: 'form', title: messages.theForm, around: 'form', rows: formRows });
  for (const [at, component] of compared.form.components.entries()) {
    if (!showsUnchanged && component.kind === 'same') continue;
    const [container] = component.ancestors;
    const key = container?.key ?? container;
    const lastSection = sections.at(-1);
    const row = createRow(component, at, kinds);
    if (lastSection && lastSection.around === key) lastSection.rows.push(row);
    else
      sections.push({ id: `${at}`, title: container && getComponentName(container, kinds), around: key, rows: [row] });
  }
  return sections;
}

function createRow(component: ComparedComponent, at: number, kinds: LocalizedPalette): ComparedRow {
  const { kind, hasMoved, before, after } = component;
  const field = (definition: ComponentDefinition): ComparedField => {
    const name = getComponentName(definition, kinds);
    const type = kinds.findName(definition.type) ?? definition.type;
    return type === name ? { name } : { name, kind: type };
  };
  return { id: `${at}`, kind, hasMoved, before: before && field(before), after: after && field(after), component };
}

/** Creates rows about the form itself: its display mode, title template and PDF options. */
function createFormRows({ compared, older, newer }: SectionOptions, messages: VersionsMessages): ComparedRow[] {
  const row = (id: string, before: string, after: string): ComparedRow => ({
    ...{ id, kind: 'changed', hasMoved: false, before: { name: before }, after: { name: after } },
  });
  const settings = compared.form.settings.map(({ path, before, after }) => {
    const name = path.join('.');
    if (name !== 'display') return row(name, messages.otherSetting({ name }), messages.otherSetting({ name }));
    const formatSide = (value: unknown) =>
      messages.setting({
        name: messages.displayMode,
        value: messages.displays[value === 'wizard' ? 'wizard' : 'form'],
      });
    return row(name, formatSide(before), formatSide(after));
  });
  const parts = compared.changedProperties.map((part) => {
    const name = messages.parts[part];
    const formatSide = ({ content }: ComparedVersion) => {
      const value = content[part];
      if (value === undefined || value === '') return messages.unset({ name });
      return typeof value === 'string' && part === 'responsesTitleTemplate'
        ? messages.setting({ name, value })
        : messages.asSet({ name });
    };
    return row(part, formatSide(older), formatSide(newer));
  });
  return [...settings, ...parts];
}
