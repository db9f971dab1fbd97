import { specs } from '@tideform/components/specs';
import { type ComponentDefinition, type ComponentSpecs, type FormDefinition, walkComponents } from '@tideform/engine';

/**
 * Questions among `removed`, with those inside of them, that people may have answered: the published form asks them, and the draft
 * `after` the removal doesn't. Their answers stay in the submissions table.
 */
export function answeredQuestions(
  removed: readonly ComponentDefinition[],
  published: FormDefinition | undefined,
  after: FormDefinition,
): readonly ComponentDefinition[] {
  if (!published) return [];
  const asked = keysOf(published);
  const left = keysOf(after);
  return questionsOf({ components: removed }).filter((one) => asked.has(keyOf(one)) && !left.has(keyOf(one)));
}

const keysOf = (form: FormDefinition): ReadonlySet<string> => new Set(questionsOf(form).map(keyOf));

/** Name of the answers in the submission. */
const keyOf = ({ key, type }: ComponentDefinition): string => (key || type).split('.')[0] ?? '';

/** Components with an answer of their own. What is asked in rows and containers belongs to the answer of those. */
function questionsOf(form: FormDefinition): readonly ComponentDefinition[] {
  const questions: ComponentDefinition[] = [];
  const withinOthers = new Set<string | undefined>();
  for (const { definition, id, parentId } of walkComponents(form)) {
    const isOwn = !withinOthers.has(parentId);
    const spec = specOf(definition.type);
    if (!isOwn || spec?.shape === 'rows' || spec?.shape === 'object') withinOthers.add(id);
    // A submit button stores something, too, but asks nothing.
    const asks = spec && spec.shape !== 'none' && spec.valueKind(spec.props.parse(definition)) !== 'none';
    if (isOwn && asks) questions.push(definition);
  }
  return questions;
}

const byType: ComponentSpecs = specs;
const specOf = (type: string) => (Object.hasOwn(byType, type) ? byType[type] : undefined);
