import type { Kinds } from '@tideform/components/palette';
import type { ComparedComponent, ComponentDefinition } from '@tideform/engine';
import type { Side, SidesCompared } from '../../../dialogs/comparing/compare-sides.ts';
import type { VersionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { nameOf } from '../../../ui/component-name.ts';

/** One line of a comparison. */
export interface ComparedRow {
  readonly id: string;
  readonly kind: ComparedComponent['kind'];
  readonly hasMoved: boolean;
  readonly before: ComparedField | undefined;
  readonly after: ComparedField | undefined;
  /** Nothing for what is said of the form itself. */
  readonly component?: ComparedComponent;
}

export interface ComparedField {
  readonly name: string;
  /** What kind of component it is. */
  readonly kind?: string;
}

/** Lines under one heading: a page, a panel. */
export interface ComparedSection {
  readonly id: string;
  readonly title: string | undefined;
  readonly rows: readonly ComparedRow[];
}

interface RowsAsked {
  readonly compared: SidesCompared;
  readonly older: Side;
  readonly newer: Side;
  /** What stayed the same as well. */
  readonly isWhole: boolean;
}

/** The lines of a comparison under the outermost component that they lie in; what lies in none has no heading. */
export function comparedSections(
  asked: RowsAsked,
  messages: VersionsMessages,
  kinds: Kinds,
): readonly ComparedSection[] {
  const { compared, isWhole } = asked;
  const sections: { id: string; title: string | undefined; around: unknown; rows: ComparedRow[] }[] = [];
  const ofForm = formRows(asked, messages);
  if (ofForm.length > 0) sections.push({ id: 'form', title: messages.theForm, around: 'form', rows: ofForm });
  for (const [at, component] of compared.form.components.entries()) {
    if (!isWhole && component.kind === 'same') continue;
    const [around] = component.within;
    const key = around?.key ?? around;
    const last = sections.at(-1);
    const row = rowOf(component, at, kinds);
    if (last && last.around === key) last.rows.push(row);
    else sections.push({ id: `${at}`, title: around && nameOf(around, kinds), around: key, rows: [row] });
  }
  return sections;
}

function rowOf(component: ComparedComponent, at: number, kinds: Kinds): ComparedRow {
  const { kind, hasMoved, before, after } = component;
  const field = (definition: ComponentDefinition): ComparedField => {
    const name = nameOf(definition, kinds);
    const type = kinds.nameOf(definition.type) ?? definition.type;
    return type === name ? { name } : { name, kind: type };
  };
  return { id: `${at}`, kind, hasMoved, before: before && field(before), after: after && field(after), component };
}

/** What is said of the form itself: its display, its title template, its paper. */
function formRows({ compared, older, newer }: RowsAsked, messages: VersionsMessages): ComparedRow[] {
  const row = (id: string, before: string, after: string): ComparedRow => ({
    ...{ id, kind: 'changed', hasMoved: false, before: { name: before }, after: { name: after } },
  });
  const settings = compared.form.settings.map(({ path, before, after }) => {
    const name = path.join('.');
    if (name !== 'display') return row(name, messages.otherSetting({ name }), messages.otherSetting({ name }));
    const say = (value: unknown) =>
      messages.setting({
        name: messages.displayMode,
        value: messages.displays[value === 'wizard' ? 'wizard' : 'form'],
      });
    return row(name, say(before), say(after));
  });
  const parts = compared.parts.map((part) => {
    const name = messages.parts[part];
    const say = ({ content }: Side) => {
      const value = content[part];
      if (value === undefined || value === '') return messages.unset({ name });
      return typeof value === 'string' && part === 'responsesTitleTemplate'
        ? messages.setting({ name, value })
        : messages.asSet({ name });
    };
    return row(part, say(older), say(newer));
  });
  return [...settings, ...parts];
}
