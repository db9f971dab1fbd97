import { type FormDefinition, walkComponents } from '@tideform/engine';

interface FormSection {
  /** '' for what stands in no panel. */
  readonly name: string;
  /** How many questions it has. */
  readonly count: number;
}

/** The panels of a form, and what stands between them. */
export function sectionsOf(form: FormDefinition): readonly FormSection[] {
  const sections: FormSection[] = [];
  let loose = 0;
  for (const component of form.components) {
    if (component.type === 'button') continue;
    const count = questionsIn(component);
    if (component.type === 'panel') sections.push({ name: String(component.title ?? component.label ?? ''), count });
    else loose += count;
  }
  return loose > 0 ? [{ name: '', count: loose }, ...sections] : sections;
}

const questionsIn = (component: FormDefinition['components'][number]): number =>
  [...walkComponents({ components: [component] })].filter(
    ({ definition }) => definition.input !== false && definition.type !== 'panel' && definition.type !== 'columns',
  ).length;
