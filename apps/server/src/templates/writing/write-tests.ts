import { findSpec } from '@tideform/components/specs';
import type { ExpectedField, FormTest } from '@tideform/engine/form-tests';
import type { Choice, Entry, FieldEntry, GridEntry } from './entry.ts';
import { keyOf } from './key-of.ts';
import { findNamed, type Named } from './names.ts';
import type { SaidAnswer, TemplateTest } from './template-test.ts';
import { sectionKey } from './write-components.ts';

/** Fixed time of tests, which determines "today". */
const at = '2026-01-15T09:00:00.000Z';

type Row = Readonly<Record<string, unknown>>;

/**
 * Converts a template's tests to the format in which a form stores them. If a test mentions a field, the stored test
 * contains the field's complete expected state.
 */
export function writeTests(
  key: string,
  tests: readonly TemplateTest[],
  names: readonly Named[],
  entries: readonly Entry[],
): readonly FormTest[] {
  const sections = new Set(sectionsIn(entries));
  return tests.map(({ name, answers: said, expect }, index) => {
    const answers = writeAnswers(said, names);
    const { shown = [], hidden = [], gives = {}, wrong = {} } = expect;
    const visible = [...new Set([...shown, ...Object.keys(gives), ...Object.keys(wrong)])];
    const expected = [
      ...visible.map((label) => (sections.has(label) ? sight(label, true) : shownField(label))),
      ...hidden.map((label) => (sections.has(label) ? sight(label, false) : hiddenField(label))),
    ];
    return { id: `${key}-${index + 1}`, name, at, answers, expected };

    function shownField(label: string): ExpectedField {
      const place = placeOf(label, names);
      const { entry } = place;
      if (entry.kind === 'grid') {
        const rows = rowsIn(place.answerIn(answers), entry);
        const isMissing = entry.more.required === true && isEmpty(entry, rows);
        return {
          name: place.name,
          isShown: true,
          rows: rows.length,
          ...broken(wrong[label] ?? (isMissing ? 'required' : undefined)),
        };
      }
      const value = gives[label] ?? place.answerIn(answers) ?? emptyOf(entry);
      const isMissing = entry.more.required === true && isEmpty(entry, value);
      const rule = wrong[label] ?? (isMissing ? 'required' : undefined);
      return { name: place.name, isShown: true, ...(value !== undefined && { value }), ...broken(rule) };
    }

    function hiddenField(label: string): ExpectedField {
      const { entry, name, answerIn } = placeOf(label, names);
      // A field that its own condition hides has no answer. A field inside a hidden section keeps its answer.
      const isCleared = entry.more.when !== undefined;
      if (entry.kind === 'grid')
        return { name, isShown: false, rows: isCleared ? 0 : rowsIn(answerIn(answers), entry).length };
      const value = isCleared ? undefined : (answerIn(answers) ?? emptyOf(entry));
      return { name, isShown: false, ...(value !== undefined && { value }) };
    }
  });
}

const sight = (title: string, isShown: boolean): ExpectedField => ({ name: `#${sectionKey(title)}`, isShown });

const broken = (rule: string | undefined): Pick<ExpectedField, 'broken'> => (rule ? { broken: [{ rule }] } : {});

const sectionsIn = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap((entry) => (entry.kind === 'section' ? [entry.title, ...sectionsIn(entry.entries)] : []));

/** Finds the field that a label like `Total` or `Total, row 2` refers to. */
function placeOf(said: string, names: readonly Named[]) {
  const [, label = said, number] = /^(.*), row (\d+)$/.exec(said) ?? [];
  const { entry, path, grid } = findNamed(names, label);
  if (number === undefined || grid === undefined) {
    return { entry, name: path, answerIn: (answers: Row) => answers[path] };
  }
  const row = Number(number) - 1;
  const column = path.slice(grid.length + 1);
  return {
    entry,
    name: `${grid}[${row}].${column}`,
    answerIn: (answers: Row) => (answers[grid] as readonly Row[] | undefined)?.[row]?.[column],
  };
}

function emptyOf({ component }: FieldEntry | GridEntry): unknown {
  const spec = findSpec(component.type);
  return spec?.emptyValue(spec.props.parse(component));
}

const rowsIn = (answer: unknown, entry: GridEntry) => (answer ?? emptyOf(entry)) as readonly Row[];

function isEmpty({ component }: FieldEntry | GridEntry, value: unknown): boolean {
  const spec = findSpec(component.type);
  return spec?.isEmpty(value, spec.props.parse(component)) ?? true;
}

/** Converts answers keyed by label to answers keyed by property name. */
function writeAnswers(said: TemplateTest['answers'], names: readonly Named[], grid?: string): Row {
  return Object.fromEntries(
    Object.entries(said).map(([label, answer]) => {
      const { entry } = findNamed(names, label, grid);
      return [keyOf(label), writeAnswer(entry, answer, names)];
    }),
  );
}

/** Converts an answer in a test to its stored value. @throws if the field doesn't have the choice */
function writeAnswer(entry: FieldEntry | GridEntry, answer: SaidAnswer, names: readonly Named[]): unknown {
  if (entry.kind === 'grid') {
    return (answer as readonly Record<string, string>[]).map((row) => writeAnswers(row, names, keyOf(entry.label)));
  }
  const { choices, questions, label } = entry;
  const storedAs = (of: readonly Choice[] | undefined, name: string): string => {
    const choice = of?.find((one) => one.label === name);
    if (!choice) throw new Error(`“${label}” has no choice “${name}”`);
    return choice.value;
  };
  if (questions) {
    const { '*': others, ...named } = answer as Readonly<Record<string, string>>;
    const all = others === undefined ? [] : questions.map(({ value }) => [value, storedAs(choices, others)]);
    const some = Object.entries(named).map(([name, value]) => [storedAs(questions, name), storedAs(choices, value)]);
    return Object.fromEntries([...all, ...some]);
  }
  if (entry.gives === 'choices') {
    const ticked = new Set((answer as readonly string[]).map((name) => storedAs(choices, name)));
    return Object.fromEntries((choices ?? []).map(({ value }) => [value, ticked.has(value)]));
  }
  return choices ? storedAs(choices, String(answer)) : answer;
}
