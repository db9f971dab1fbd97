import { stripHtmlTags } from '@tideform/components/kit/read/label.ts';
import type { LocalizedPalette } from '@tideform/components/palette';
import { findSpec } from '@tideform/components/specs';
import {
  type ComponentDefinition,
  type FormDefinition,
  formatAsText,
  isRecord,
  type ValueKind,
  walkComponents,
} from '@tideform/engine';
import { getComponentName } from '../../../../ui/formatting/component-name.ts';
import type { RuleMessages } from './rule.messages.ts';

/** Component of a form, with the properties that the wording of rules needs. */
export interface FormField {
  readonly id: string;
  readonly name: string;
  readonly kind: ValueKind;
  readonly isMultiple: boolean;
  /** Maps the value of a choice to its label. */
  readonly choices: ReadonlyMap<string, string>;
  readonly definition: ComponentDefinition;
  readonly parentId: string | undefined;
}

/** Lookup of a form's components by path. */
export interface FormFields {
  findField(id: string): FormField | undefined;
  getName(id: string): string;
  /** Returns the page or other top-level component that contains a component; a top-level component itself. */
  findTopLevelField(id: string): FormField | undefined;
}

export function createFormFields(form: FormDefinition, kinds: LocalizedPalette): FormFields {
  const byId = new Map<string, FormField>();
  for (const { id, definition, parentId } of walkComponents(form)) {
    const spec = findSpec(definition.type);
    const props = spec?.props.safeParse(definition);
    byId.set(id, {
      id,
      name: getComponentName(definition, kinds),
      kind: props?.success ? spec!.valueKind(props.data) : 'anything',
      isMultiple: definition.multiple === true,
      choices: getChoices(definition),
      definition,
      parentId,
    });
  }
  const findField = (id: string) => byId.get(id);
  return {
    findField,
    getName: (id) => findField(id)?.name ?? id,
    findTopLevelField(id) {
      let top = findField(id);
      while (top?.parentId !== undefined) top = findField(top.parentId);
      return top;
    },
  };
}

function getChoices({ values, data, questions }: ComponentDefinition): ReadonlyMap<string, string> {
  const options = [values, isRecord(data) ? data.values : undefined, questions].find((list) => Array.isArray(list));
  const pairs = (Array.isArray(options) ? options : []).flatMap((one: unknown): [string, string][] => {
    const label = isRecord(one) && typeof one.label === 'string' ? stripHtmlTags(one.label).trim() : '';
    return isRecord(one) && label !== '' ? [[formatAsText(one.value), label]] : [];
  });
  return new Map(pairs);
}

/** Messages, fields and locale for formatting rules. */
export interface RuleFormatContext {
  readonly messages: RuleMessages;
  readonly fields: FormFields;
  readonly locale: string;
}
