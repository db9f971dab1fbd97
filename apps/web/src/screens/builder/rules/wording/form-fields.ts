import { plainText } from '@tideform/components/kit/read/label.ts';
import type { Kinds } from '@tideform/components/palette';
import { specOf } from '@tideform/components/specs';
import {
  type ComponentDefinition,
  type FormDefinition,
  isRecord,
  type ValueKind,
  walkComponents,
  wordOf,
} from '@tideform/engine';
import { nameOf } from '../../../../ui/component-name.ts';

/** A component as rules speak of it. */
export interface FormField {
  readonly id: string;
  readonly name: string;
  readonly kind: ValueKind;
  readonly isMultiple: boolean;
  /** The words of its choices, by their values. */
  readonly choices: ReadonlyMap<string, string>;
  readonly definition: ComponentDefinition;
  readonly parentId: string | undefined;
}

/** The components of a form by their places. */
export interface FormFields {
  at(id: string): FormField | undefined;
  nameAt(id: string): string;
  /** The page, or other top-level part, that a component lies in; itself where it is one. */
  topOf(id: string): FormField | undefined;
}

export function fieldsOf(form: FormDefinition, kinds: Kinds): FormFields {
  const byId = new Map<string, FormField>();
  for (const { id, definition, parentId } of walkComponents(form)) {
    const spec = specOf(definition.type);
    const props = spec?.props.safeParse(definition);
    byId.set(id, {
      id,
      name: nameOf(definition, kinds),
      kind: props?.success ? spec!.valueKind(props.data) : 'anything',
      isMultiple: definition.multiple === true,
      choices: choicesOf(definition),
      definition,
      parentId,
    });
  }
  const at = (id: string) => byId.get(id);
  return {
    at,
    nameAt: (id) => at(id)?.name ?? id,
    topOf(id) {
      let top = at(id);
      while (top?.parentId !== undefined) top = at(top.parentId);
      return top;
    },
  };
}

function choicesOf({ values, data, questions }: ComponentDefinition): ReadonlyMap<string, string> {
  const listed = [values, isRecord(data) ? data.values : undefined, questions].find((list) => Array.isArray(list));
  const pairs = (Array.isArray(listed) ? listed : []).flatMap((one: unknown): [string, string][] => {
    const label = isRecord(one) && typeof one.label === 'string' ? plainText(one.label).trim() : '';
    return isRecord(one) && label !== '' ? [[wordOf(one.value), label]] : [];
  });
  return new Map(pairs);
}
