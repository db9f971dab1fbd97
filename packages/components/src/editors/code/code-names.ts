import { type ComponentDefinition, type ComponentSpecs, type FormDefinition, findChildSlots } from '@tideform/engine';
import type { CodeName } from '../../kit/code-name.ts';
import { getFieldLabel } from '../../kit/read/label.ts';
import { getAnswerType } from './answer-type.ts';
import type { CodeNamesMessages } from './code-names.messages.ts';
import { listSharedNames } from './list-shared-names.ts';

/** Names of all answers in the form (`data.items.price`), and of the answers in the component's row (`row.price`). */
interface AnswerCodeNames {
  readonly all: readonly CodeName[];
  readonly rowNames: readonly CodeName[];
}

/**
 * Returns the names that code may use: the form's answers, and the variables that every script receives.
 *
 * @param kind setting that contains the code; determines which variable the code sets
 */
export function listCodeNames(
  form: FormDefinition | undefined,
  component: ComponentDefinition | undefined,
  kind: string,
  specs: ComponentSpecs,
  messages: CodeNamesMessages,
): readonly CodeName[] {
  const { all, rowNames } = form ? listAnswerNames(form, component, specs) : { all: [], rowNames: [] };
  return [...listSharedNames(kind, messages), ...all, ...rowNames];
}

function listAnswerNames(
  form: FormDefinition,
  component: ComponentDefinition | undefined,
  specs: ComponentSpecs,
): AnswerCodeNames {
  const all = new Map<string, CodeName>();
  let rowNames: readonly CodeName[] | undefined;
  const visit = (definitions: readonly ComponentDefinition[], scope: readonly CodeName[][], prefix: string): void => {
    for (const definition of definitions) {
      if (definition.key === component?.key && definition.type === component?.type) rowNames ??= scope.at(-1);
      const shape = specs[definition.type]?.shape ?? (definition.input === true ? 'value' : 'none');
      const isAnswer = shape !== 'none';
      const key = definition.key || definition.type;
      const type = isAnswer ? getAnswerType(definition, specs[definition.type]) : undefined;
      const description = { detail: getFieldLabel(definition), ...(type !== undefined && { type }) };
      const name = { path: `${prefix}${key}`, ...description };
      if (isAnswer && !all.has(name.path)) all.set(name.path, name);
      if (isAnswer) scope.at(-1)?.push({ path: `row.${key}`, ...description });
      if (specs[definition.type]?.shape === 'value') continue;
      const isNested = shape === 'object' || shape === 'rows';
      const inner = isNested ? [...scope, []] : scope;
      for (const slot of findChildSlots(definition)) visit(slot.components, inner, isNested ? `${name.path}.` : prefix);
    }
  };
  visit(form.components, [[]], 'data.');
  return { all: [...all.values()], rowNames: rowNames ?? [] };
}
