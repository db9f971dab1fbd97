import type { ComponentDefinition } from '@tideform/engine';
import { compileFormula, type FormulaType } from '@tideform/engine/formulas';
import type { Entry, FieldEntry, GridEntry, More, NoteEntry, SectionEntry, Settings } from './entry.ts';
import { keyOf } from './key-of.ts';
import { formulaFieldsOf, type Named } from './names.ts';
import { countRule, writeCondition } from './write-condition.ts';

/**
 * Converts the entries of a template to form components.
 *
 * @throws if a condition or formula references a missing field
 */
export function writeComponents(entries: readonly Entry[], names: readonly Named[]): readonly ComponentDefinition[] {
  return entries.map((entry) => writeEntry(entry, names));
}

function writeEntry(entry: Entry, names: readonly Named[]): ComponentDefinition {
  switch (entry.kind) {
    case 'field':
      return writeField(entry, names);
    case 'grid':
      return writeGrid(entry, names);
    case 'section':
      return writeSection(entry, names);
    case 'note':
      return writeNote(entry, names);
    case 'beside':
      return writeBeside(entry.entries, names);
  }
}

function writeField(entry: FieldEntry, names: readonly Named[], grid?: string): ComponentDefinition {
  const { label, component, more, formula, counts } = entry;
  const rule = formula !== undefined ? compile(formula, label, names, grid) : undefined;
  const calculateValue = rule ?? (counts && countRule(counts.checklist, counts.answer, names));
  return {
    ...common(label, component, more, names, grid),
    ...(calculateValue !== undefined && { calculateValue }),
    ...writeCondition(more.when, names, grid),
  };
}

function writeGrid(entry: GridEntry, names: readonly Named[]): ComponentDefinition {
  const { label, columns, component, more } = entry;
  return {
    ...common(label, component, more, names),
    ...writeCondition(more.when, names),
    components: columns.map((column) => writeField(column, names, keyOf(label))),
  };
}

function common(
  label: string,
  component: FieldEntry['component'],
  more: More,
  names: readonly Named[],
  grid?: string,
): ComponentDefinition {
  const { type, validate, ...settings } = component;
  const { required, hint, tip, placeholder, hideEmpty, check, value } = more;
  const rules = {
    ...(required && { required }),
    ...(validate as Settings | undefined),
    ...(check && { json: checkRule(check, label, names, grid) }),
  };
  return {
    type,
    key: keyOf(label),
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

function checkRule(
  [formula, message]: NonNullable<More['check']>,
  label: string,
  names: readonly Named[],
  grid?: string,
) {
  return { if: [compile(formula, label, names, grid, ['yesNo']), true, message] };
}

function compile(
  formula: string,
  label: string,
  names: readonly Named[],
  grid?: string,
  wanted?: readonly FormulaType[],
): unknown {
  const compiled = compileFormula(formula, formulaFieldsOf(names, grid), wanted);
  if ('problem' in compiled) throw new Error(`Formula of “${label}”: ${JSON.stringify(compiled.problem)}`);
  return compiled.rule;
}

/** Returns the property name of a section. It has a suffix, so that it differs from the names of fields. */
export const sectionKey = (title: string): string => `${keyOf(title)}Section`;

function writeSection({ title, entries, when }: SectionEntry, names: readonly Named[]): ComponentDefinition {
  return {
    type: 'panel',
    key: sectionKey(title),
    title,
    label: title,
    input: false,
    ...writeCondition(when, names),
    components: writeComponents(entries, names),
  };
}

function writeNote({ text, when }: NoteEntry, names: readonly Named[]): ComponentDefinition {
  const html = escaped(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
  return {
    type: 'content',
    key: `${keyOf(text.split(' ').slice(0, 5).join(' '))}Note`,
    input: false,
    html: `<p>${html}</p>`,
    ...writeCondition(when, names),
  };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function writeBeside(entries: readonly FieldEntry[], names: readonly Named[]): ComponentDefinition {
  const width = Math.floor(12 / entries.length);
  return {
    type: 'columns',
    key: `${keyOf(entries[0]?.label ?? '')}Beside`,
    input: false,
    columns: entries.map((entry) => ({ width, components: [writeField(entry, names)] })),
  };
}
