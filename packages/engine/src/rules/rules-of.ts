import type { FormDefinition } from '../definition/form-definition.ts';
import type { ReadForm } from '../session/read-form.ts';
import type { FormRule } from './form-rule.ts';
import { judgeRules } from './judging/judge-rules.ts';
import { answersIn } from './meaning.ts';
import { readRules } from './reading/read-rules.ts';

/** Every rule of a form that was read, with what is to be said against it. */
export function rulesOf({ plans, warnings }: ReadForm, form: FormDefinition): readonly FormRule[] {
  const read = plans.flatMap(readRules);
  const marks = judgeRules(read, plans, form, warnings);
  return read.map(({ plan: _, meanings, isOverruled: _decided, ...rule }, index) => ({
    ...rule,
    reads: answersIn(meanings),
    marks: marks[index]!,
  }));
}
