import type { ComponentDefinition } from '@tideform/engine';
import { compileFormula, type FormulaType } from '@tideform/engine/formulas';
import { createConditionSettings, createCountRule } from './create-condition-settings.ts';
import type {
  ComponentSettings,
  Entry,
  EntryOptions,
  FieldEntry,
  GridEntry,
  NoteEntry,
  SectionEntry,
} from './entry.ts';
import { type NamedField, toFormulaFields } from './named-fields.ts';
import { toPropertyName } from './to-property-name.ts';

/**
 * Converts the entries of a template to form components.
 *
 * @throws if a condition or formula references a missing field
 */
export function createComponents(
  entries: readonly Entry[],
  names: readonly NamedField[],
): readonly ComponentDefinition[] {
  return entries.map((entry) => createEntryComponent(entry, names));
}

function createEntryComponent(entry: Entry, names: readonly NamedField[]): ComponentDefinition {
  switch (entry.kind) {
    case 'field':
      return createFieldComponent(entry, names);
    case 'grid':
      return createGridComponent(entry, names);
    case 'section':
      return createSectionComponent(entry, names);
    case 'note':
      return createNoteComponent(entry, names);
    case 'beside':
      return createColumnsComponent(entry.entries, names);
  }
}

function createFieldComponent(entry: FieldEntry, names: readonly NamedField[], grid?: string): ComponentDefinition {
  const { label, component, options: more, formula, counts } = entry;
  const rule = formula !== undefined ? compileTemplateFormula(formula, label, names, grid) : undefined;
  const calculateValue = rule ?? (counts && createCountRule(counts.checklist, counts.answer, names));
  return {
    ...createBaseComponent(label, component, more, names, grid),
    ...(calculateValue !== undefined && { calculateValue }),
    ...createConditionSettings(more.when, names, grid),
  };
}

function createGridComponent(entry: GridEntry, names: readonly NamedField[]): ComponentDefinition {
  const { label, columns, component, options: more } = entry;
  return {
    ...createBaseComponent(label, component, more, names),
    ...createConditionSettings(more.when, names),
    components: columns.map((column) => createFieldComponent(column, names, toPropertyName(label))),
  };
}

function createBaseComponent(
  label: string,
  component: FieldEntry['component'],
  more: EntryOptions,
  names: readonly NamedField[],
  grid?: string,
): ComponentDefinition {
  const { type, validate, ...settings } = component;
  const { required, hint, tip, placeholder, hideEmpty, check, value } = more;
  const rules = {
    ...(required && { required }),
    ...(validate as ComponentSettings | undefined),
    ...(check && { json: createCheckRule(check, label, names, grid) }),
  };
  return {
    type,
    key: toPropertyName(label),
    label,
    input: true,
    ...settings,
    ...(hint && { description: hint }),
    ...(tip && { tooltip: tip }),
    ...(placeholder && { placeholder }),
    ...(value !== undefined && { defaultValue: value }),
    ...(hideEmpty && { pdfVisibility: 'hideIfEmpty' }),
    ...(Object.keys(rules).length > 0 && { validate: rules }),
  };
}

function createCheckRule(
  [formula, message]: NonNullable<EntryOptions['check']>,
  label: string,
  names: readonly NamedField[],
  grid?: string,
) {
  return { if: [compileTemplateFormula(formula, label, names, grid, ['yesNo']), true, message] };
}

function compileTemplateFormula(
  formula: string,
  label: string,
  names: readonly NamedField[],
  grid?: string,
  expectedTypes?: readonly FormulaType[],
): unknown {
  const compiled = compileFormula(formula, toFormulaFields(names, grid), expectedTypes);
  if ('problem' in compiled) throw new Error(`Formula of “${label}”: ${JSON.stringify(compiled.problem)}`);
  return compiled.rule;
}

/** Returns the property name of a section. It has a suffix, so that it differs from the names of fields. */
export const getSectionKey = (title: string): string => `${toPropertyName(title)}Section`;

function createSectionComponent(
  { title, entries, when }: SectionEntry,
  names: readonly NamedField[],
): ComponentDefinition {
  return {
    type: 'panel',
    key: getSectionKey(title),
    title,
    label: title,
    input: false,
    ...createConditionSettings(when, names),
    components: createComponents(entries, names),
  };
}

function createNoteComponent({ text, when }: NoteEntry, names: readonly NamedField[]): ComponentDefinition {
  const html = escapeHtml(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
  return {
    type: 'content',
    key: `${toPropertyName(text.split(' ').slice(0, 5).join(' '))}Note`,
    input: false,
    html: `<p>${html}</p>`,
    ...createConditionSettings(when, names),
  };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function createColumnsComponent(entries: readonly FieldEntry[], names: readonly NamedField[]): ComponentDefinition {
  const width = Math.floor(12 / entries.length);
  return {
    type: 'columns',
    key: `${toPropertyName(entries[0]?.label ?? '')}Beside`,
    input: false,
    columns: entries.map((entry) => ({ width, components: [createFieldComponent(entry, names)] })),
  };
}
