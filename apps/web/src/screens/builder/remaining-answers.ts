import { localizedPalette } from '@tideform/components/palette';
import { specs } from '@tideform/components/specs';
import { type ComponentDefinition, type ComponentSpecs, type FormDefinition, walkComponents } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { useCallback } from 'react';
import { getComponentName } from '../../ui/formatting/component-name.ts';
import { builderMessages } from './builder.messages.ts';

/**
 * Returns the fields among `removed`, including nested ones, that respondents may have answered: the published form
 * contains them, and the draft `after` the removal does not. Their answers stay in the submissions table.
 */
export function findAnsweredFields(
  removed: readonly ComponentDefinition[],
  published: FormDefinition | undefined,
  after: FormDefinition,
): readonly ComponentDefinition[] {
  if (!published) return [];
  const publishedKeys = getAnswerKeys(published);
  const remainingKeys = getAnswerKeys(after);
  return findAnswerFields({ components: removed }).filter(
    (one) => publishedKeys.has(getAnswerKey(one)) && !remainingKeys.has(getAnswerKey(one)),
  );
}

const getAnswerKeys = (form: FormDefinition): ReadonlySet<string> => new Set(findAnswerFields(form).map(getAnswerKey));

/** Name of the component's answer in the submission: the first segment of its key. */
const getAnswerKey = ({ key, type }: ComponentDefinition): string => (key || type).split('.')[0] ?? '';

/**
 * Returns components that have their own answer. Components inside rows and containers belong to the answer of their
 * parent.
 */
function findAnswerFields(form: FormDefinition): readonly ComponentDefinition[] {
  const fields: ComponentDefinition[] = [];
  const nestedParentIds = new Set<string | undefined>();
  for (const { definition, id, parentId } of walkComponents(form)) {
    const hasOwnAnswer = !nestedParentIds.has(parentId);
    const spec = findSpec(definition.type);
    if (!hasOwnAnswer || spec?.shape === 'rows' || spec?.shape === 'object') nestedParentIds.add(id);
    // A submit button stores a value too, but isn't a question.
    const hasValue = spec && spec.shape !== 'none' && spec.valueKind(spec.props.parse(definition)) !== 'none';
    if (hasOwnAnswer && hasValue) fields.push(definition);
  }
  return fields;
}

const specsByType: ComponentSpecs = specs;
const findSpec = (type: string) => (Object.hasOwn(specsByType, type) ? specsByType[type] : undefined);

/**
 * Returns a function that describes where the answers to deleted fields remain, or returns `undefined` when the fields
 * can't have answers.
 */
export function useDescribeRemainingAnswers(): (fields: readonly ComponentDefinition[]) => string | undefined {
  const { keptAnswers } = useMessages(builderMessages);
  const localizedKinds = useLocalized(localizedPalette);
  return useCallback(
    (fields) => {
      const [first, second] = fields;
      if (!first) return undefined;
      return second ? keptAnswers.several : keptAnswers.one({ name: getComponentName(first, localizedKinds) });
    },
    [keptAnswers, localizedKinds],
  );
}
