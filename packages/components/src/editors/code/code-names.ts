import { type ComponentDefinition, type ComponentSpecs, childSlotsOf, type FormDefinition } from '@tideform/engine';
import type { CodeName } from '../../kit/code-name.ts';
import { fieldLabel } from '../../kit/read/label.ts';
import { answerType } from './answer-type.ts';
import type { CodeNamesMessages } from './code-names.messages.ts';
import { offeredNames } from './offered-names.ts';

/** Names of answers, and of what lies beside the component: `data.items.price`, `row.price`. */
interface Answers {
  readonly all: readonly CodeName[];
  readonly beside: readonly CodeName[];
}

/**
 * The names that a piece of code may say: the answers of the form, and what scripts are given.
 *
 * @param kind where the code is kept; it says which name the code sets
 */
export function codeNames(
  form: FormDefinition | undefined,
  component: ComponentDefinition | undefined,
  kind: string,
  specs: ComponentSpecs,
  messages: CodeNamesMessages,
): readonly CodeName[] {
  const { all, beside } = form ? answersOf(form, component, specs) : { all: [], beside: [] };
  return [...offeredNames(kind, messages), ...all, ...beside];
}

function answersOf(form: FormDefinition, component: ComponentDefinition | undefined, specs: ComponentSpecs): Answers {
  const all = new Map<string, CodeName>();
  let beside: readonly CodeName[] | undefined;
  const visit = (definitions: readonly ComponentDefinition[], scope: readonly CodeName[][], prefix: string): void => {
    for (const definition of definitions) {
      if (definition.key === component?.key && definition.type === component?.type) beside ??= scope.at(-1);
      const shape = specs[definition.type]?.shape ?? (definition.input === true ? 'value' : 'none');
      const isAnswer = shape !== 'none';
      const key = definition.key || definition.type;
      const type = isAnswer ? answerType(definition, specs[definition.type]) : undefined;
      const told = { detail: fieldLabel(definition), ...(type !== undefined && { type }) };
      const name = { path: `${prefix}${key}`, ...told };
      if (isAnswer && !all.has(name.path)) all.set(name.path, name);
      if (isAnswer) scope.at(-1)?.push({ path: `row.${key}`, ...told });
      if (specs[definition.type]?.shape === 'value') continue;
      const holds = shape === 'object' || shape === 'rows';
      const inner = holds ? [...scope, []] : scope;
      for (const slot of childSlotsOf(definition)) visit(slot.components, inner, holds ? `${name.path}.` : prefix);
    }
  };
  visit(form.components, [[]], 'data.');
  return { all: [...all.values()], beside: beside ?? [] };
}
