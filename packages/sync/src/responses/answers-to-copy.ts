import { type ComponentDefinition, childSlotsOf, type FormDefinition, type SubmissionData } from '@tideform/engine';

type Answers = Record<string, unknown>;

/** The answers without those of components that say `clearOnCopy`, and without approvals, in rows and containers too. */
export function answersToCopy(form: FormDefinition, data: SubmissionData): SubmissionData {
  const copy = structuredClone(data) as Answers;
  clear(form.components, copy);
  return copy;
}

function clear(components: readonly ComponentDefinition[], scope: Answers): void {
  for (const definition of components) {
    if (isCleared(definition)) remove(scope, pathOf(definition));
    else for (const inner of scopesBelow(definition, scope)) clear(childrenOf(definition), inner);
  }
}

function isCleared({ type, clearOnCopy }: ComponentDefinition): boolean {
  return type === 'approval' || clearOnCopy === true || clearOnCopy === 'true';
}

/** Where the children's answers are: in each row or the object under the component's key, else beside it (layout). */
function scopesBelow(definition: ComponentDefinition, scope: Answers): readonly Answers[] {
  const isLayout = definition.input === false || definition.input === 'false';
  const value = isLayout ? undefined : read(scope, pathOf(definition));
  if (Array.isArray(value)) return value.filter(isAnswers);
  return [isAnswers(value) ? value : scope];
}

function childrenOf(definition: ComponentDefinition): readonly ComponentDefinition[] {
  return childSlotsOf(definition).flatMap((slot) => slot.components);
}

function pathOf({ key }: ComponentDefinition): readonly string[] {
  return typeof key === 'string' && key !== '' ? key.split('.') : [];
}

function read(scope: Answers, path: readonly string[]): unknown {
  let value: unknown = path.length > 0 ? scope : undefined;
  for (const name of path) value = isAnswers(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

function remove(scope: Answers, path: readonly string[]): void {
  const name = path.at(-1);
  const holder = path.length > 1 ? read(scope, path.slice(0, -1)) : scope;
  if (name !== undefined && isAnswers(holder) && Object.hasOwn(holder, name)) delete holder[name];
}

function isAnswers(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
