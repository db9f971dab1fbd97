import {
  type ComponentDefinition,
  type ComponentSpecs,
  childSlotsOf,
  type FormDefinition,
  isRecord,
  type SubmissionData,
  type ValueKind,
} from '@tideform/engine';
import { newCheckbox } from '../../checkbox/new-checkbox.ts';
import { sampleAnswerOf } from '../../palette.ts';
import { newTextfield } from '../../textfield/new-textfield.ts';

/** What one needs to try something that follows from answers. */
export interface TryForm {
  /** Asks for the answers that count, and for nothing else. */
  readonly asked: FormDefinition;
  /** The same with the probe in the place of the component. */
  readonly probed: FormDefinition;
  /** Data path of the probe, in the first row of each grid that it lies in. */
  readonly probePath: string;
  readonly samples: SubmissionData;
}

const probeKey = 'tideformProbe';

/** What nobody can be asked for here, or only with much around: whether there is one is asked instead. */
const onlyWhether: ReadonlySet<ValueKind> = new Set([
  'files',
  'picture',
  'people',
  'place',
  'pairs',
  'decision',
  'code',
]);

/**
 * A small form of the fields that something reads, without anything that hides, calculates or checks them.
 *
 * @param paths data paths of the fields that are read
 * @param isOwn says which component is edited
 * @param probe stands where that one is
 */
export function tryForm(
  form: FormDefinition,
  isOwn: (one: ComponentDefinition) => boolean,
  paths: ReadonlySet<string>,
  probe: ComponentDefinition,
  specs: ComponentSpecs,
): TryForm {
  let probePath = probeKey;
  const seen = new Set<string>();
  const keep = (definitions: readonly ComponentDefinition[], prefix: string, rowPrefix: string): Kept => {
    const kept: Kept = { asked: [], probed: [], samples: {} };
    for (const definition of definitions) {
      if (isOwn(definition)) {
        probePath = rowPrefix + probeKey;
        kept.probed.push({ ...probe, key: probeKey, input: true });
        if (!paths.has(prefix + (definition.key || definition.type))) continue;
      }
      const spec = specs[definition.type];
      const key = definition.key || definition.type;
      const path = prefix + key;
      const shape = spec?.shape ?? (definition.input === true ? 'value' : 'none');
      const slots = childSlotsOf(definition).flatMap(({ components }) => components);
      if (shape === 'none') {
        const inner = keep(slots, prefix, rowPrefix);
        kept.asked.push(...inner.asked);
        kept.probed.push(...inner.probed);
        Object.assign(kept.samples, inner.samples);
      } else if (shape === 'value') {
        if (!paths.has(path) || seen.has(path)) continue;
        seen.add(path);
        const kind = spec?.valueKind(spec.props.parse(definition));
        const question = questionOf(definition, key, kind);
        kept.asked.push(question);
        kept.probed.push(question);
        const sample = sampleAnswerOf(question);
        if (sample !== undefined) kept.samples[key] = sample;
      } else {
        const isRows = shape === 'rows';
        const inner = keep(slots, `${path}.`, `${rowPrefix}${key}${isRows ? '[0].' : '.'}`);
        const isWanted = paths.has(path);
        if (!isWanted && inner.asked.length === 0 && inner.probed.length === 0) continue;
        const holder = { type: definition.type, key, label: definition.label ?? key, input: true };
        const bare = inner.asked.length > 0 ? [] : [{ ...newTextfield(''), key: 'row' }];
        kept.asked.push({ ...holder, components: [...bare, ...inner.asked] });
        kept.probed.push({ ...holder, components: [...bare, ...inner.probed] });
        kept.samples[key] = isRows ? [inner.samples] : inner.samples;
      }
    }
    return kept;
  };
  const { asked, probed, samples } = keep(form.components, '', '');
  return { asked: { components: asked }, probed: { components: probed }, probePath, samples };
}

interface Kept {
  readonly asked: ComponentDefinition[];
  readonly probed: ComponentDefinition[];
  readonly samples: Record<string, unknown>;
}

/** What of a component says how it is answered. All else could hide it, check it or answer it. */
const kept = [
  'type',
  'label',
  'data',
  'values',
  'dataSrc',
  'dataType',
  'valueProperty',
  'template',
  'multiple',
  'inline',
];
const keptOfDates = ['enableDate', 'enableTime', 'format', 'dayFirst', 'fields', 'currency', 'decimalLimit', 'widget'];

function questionOf(definition: ComponentDefinition, key: string, kind: ValueKind | undefined): ComponentDefinition {
  const label = definition.label ?? key;
  if (kind !== undefined && onlyWhether.has(kind)) return { ...newCheckbox(label), key };
  if (kind === undefined || kind === 'anything') return { ...newTextfield(label), key };
  const settings = [...kept, ...keptOfDates].flatMap((name) => (name in definition ? [[name, definition[name]]] : []));
  return { ...Object.fromEntries(settings), type: definition.type, key, label, input: true };
}

/** Answers that are there, and a sample for each that was not asked for until now. */
export function withSamples(answers: SubmissionData, samples: SubmissionData): SubmissionData {
  const merged: Record<string, unknown> = { ...answers };
  for (const [key, sample] of Object.entries(samples)) {
    const answer = merged[key];
    if (answer === undefined) merged[key] = sample;
    else if (isRecord(sample) && isRecord(answer)) merged[key] = withSamples(answer, sample);
    else if (Array.isArray(sample) && Array.isArray(answer) && isRecord(sample[0])) {
      merged[key] = answer.map((row: unknown) => (isRecord(row) ? withSamples(row, sample[0]) : row));
    }
  }
  return merged;
}
