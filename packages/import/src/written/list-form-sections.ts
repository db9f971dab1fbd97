import { type FormDefinition, walkComponents } from '@tideform/engine';

interface FormSection {
  /** Title of the panel; '' for components outside panels. */
  readonly name: string;
  /** Number of questions. */
  readonly count: number;
}

/** Returns the sections of a form: its panels, and the components between them. */
export function listFormSections(form: FormDefinition): readonly FormSection[] {
  const sections: FormSection[] = [];
  let looseSection = 0;
  for (const component of form.components) {
    if (component.type === 'button') continue;
    const count = countQuestions(component);
    if (component.type === 'panel') sections.push({ name: String(component.title ?? component.label ?? ''), count });
    else looseSection += count;
  }
  return looseSection > 0 ? [{ name: '', count: looseSection }, ...sections] : sections;
}

const countQuestions = (component: FormDefinition['components'][number]): number =>
  [...walkComponents({ components: [component] })].filter(
    ({ definition }) => definition.input !== false && definition.type !== 'panel' && definition.type !== 'columns',
  ).length;
