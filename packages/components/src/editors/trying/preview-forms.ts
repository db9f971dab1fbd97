import {
  type ComponentDefinition,
  type ComponentSpecs,
  type FormDefinition,
  findChildSlots,
  isRecord,
  type SubmissionData,
  type ValueKind,
} from '@tideform/engine';
import { createCheckbox } from '../../checkbox/checkbox.ts';
import { createSampleAnswer } from '../../palette.ts';
import { createTextfield } from '../../textfield/textfield.ts';

/** Small forms for trying a condition, formula or script with sample answers. */
export interface PreviewForms {
  /** Form with only the fields that the result depends on. */
  readonly sampleForm: FormDefinition;
  /** The same form, plus the preview field in place of the edited component. */
  readonly previewForm: FormDefinition;
  /** Data path of the preview field; inside grids, in the first row. */
  readonly previewPath: string;
  readonly samples: SubmissionData;
}

const previewKey = 'tideformProbe';

/** Value kinds whose inputs don't work here. A checkbox replaces them, for whether there is an answer. */
const presenceOnlyKinds: ReadonlySet<ValueKind> = new Set([
  'files',
  'picture',
  'people',
  'place',
  'pairs',
  'decision',
  'code',
]);

/**
 * Creates small forms of the given fields, without conditions, calculations and validation.
 *
 * @param paths data paths of the fields to include
 * @param isOwn returns whether a component is the edited one
 * @param previewField preview field that replaces the edited component
 */
export function createPreviewForms(
  form: FormDefinition,
  isOwn: (one: ComponentDefinition) => boolean,
  paths: ReadonlySet<string>,
  previewField: ComponentDefinition,
  specs: ComponentSpecs,
): PreviewForms {
  let previewPath = previewKey;
  const seenPaths = new Set<string>();
  const collectFields = (
    definitions: readonly ComponentDefinition[],
    prefix: string,
    rowPrefix: string,
  ): CollectedFieldDefinitions => {
    const kept: CollectedFieldDefinitions = { asked: [], probed: [], samples: {} };
    for (const definition of definitions) {
      if (isOwn(definition)) {
        previewPath = rowPrefix + previewKey;
        kept.probed.push({ ...previewField, key: previewKey, input: true });
        if (!paths.has(prefix + (definition.key || definition.type))) continue;
      }
      const spec = specs[definition.type];
      const key = definition.key || definition.type;
      const path = prefix + key;
      const shape = spec?.shape ?? (definition.input === true ? 'value' : 'none');
      const slots = findChildSlots(definition).flatMap(({ components }) => components);
      if (shape === 'none') {
        const inner = collectFields(slots, prefix, rowPrefix);
        kept.asked.push(...inner.asked);
        kept.probed.push(...inner.probed);
        Object.assign(kept.samples, inner.samples);
      } else if (shape === 'value') {
        if (!paths.has(path) || seenPaths.has(path)) continue;
        seenPaths.add(path);
        const kind = spec?.valueKind(spec.props.parse(definition));
        const sampleField = createSampleField(definition, key, kind);
        kept.asked.push(sampleField);
        kept.probed.push(sampleField);
        const sample = createSampleAnswer(sampleField);
        if (sample !== undefined) kept.samples[key] = sample;
      } else {
        const isRows = shape === 'rows';
        const inner = collectFields(slots, `${path}.`, `${rowPrefix}${key}${isRows ? '[0].' : '.'}`);
        const isWanted = paths.has(path);
        if (!isWanted && inner.asked.length === 0 && inner.probed.length === 0) continue;
        const holder = { type: definition.type, key, label: definition.label ?? key, input: true };
        const bare = inner.asked.length > 0 ? [] : [{ ...createTextfield(''), key: 'row' }];
        kept.asked.push({ ...holder, components: [...bare, ...inner.asked] });
        kept.probed.push({ ...holder, components: [...bare, ...inner.probed] });
        kept.samples[key] = isRows ? [inner.samples] : inner.samples;
      }
    }
    return kept;
  };
  const { asked, probed, samples } = collectFields(form.components, '', '');
  return { sampleForm: { components: asked }, previewForm: { components: probed }, previewPath, samples };
}

interface CollectedFieldDefinitions {
  readonly asked: ComponentDefinition[];
  readonly probed: ComponentDefinition[];
  readonly samples: Record<string, unknown>;
}

/**
 * Settings that determine how a component is answered. All other settings are removed, because they could hide,
 * validate or fill the component.
 */
const keptSettings = [
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
const keptDateSettings = [
  'enableDate',
  'enableTime',
  'format',
  'dayFirst',
  'fields',
  'currency',
  'decimalLimit',
  'widget',
];

function createSampleField(
  definition: ComponentDefinition,
  key: string,
  kind: ValueKind | undefined,
): ComponentDefinition {
  const label = definition.label ?? key;
  if (kind !== undefined && presenceOnlyKinds.has(kind)) return { ...createCheckbox(label), key };
  if (kind === undefined || kind === 'anything') return { ...createTextfield(label), key };
  const settings = [...keptSettings, ...keptDateSettings].flatMap((name) =>
    name in definition ? [[name, definition[name]]] : [],
  );
  return { ...Object.fromEntries(settings), type: definition.type, key, label, input: true };
}

/** Fills missing answers with sample answers. */
export function fillSampleAnswers(answers: SubmissionData, samples: SubmissionData): SubmissionData {
  const merged: Record<string, unknown> = { ...answers };
  for (const [key, sample] of Object.entries(samples)) {
    const answer = merged[key];
    if (answer === undefined) merged[key] = sample;
    else if (isRecord(sample) && isRecord(answer)) merged[key] = fillSampleAnswers(answer, sample);
    else if (Array.isArray(sample) && Array.isArray(answer) && isRecord(sample[0])) {
      merged[key] = answer.map((row: unknown) => (isRecord(row) ? fillSampleAnswers(row, sample[0]) : row));
    }
  }
  return merged;
}
