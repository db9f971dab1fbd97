import { fieldLabel } from '@tideform/components/kit/read/label.ts';
import type { ComponentDefinition, FormDefinition, LogicError, RuleProblem, SessionWarning } from '@tideform/engine';
import { walkComponents } from '@tideform/engine';
import { type LogicMessages, wordKind } from '../../logic/logic.messages.ts';
import { settingOf } from '../../logic/setting-of.ts';
import type { TemplateProblemMessages } from '../../title-template/template-problem.messages.ts';
import { wordTemplateProblem } from '../../title-template/word-template-problem.ts';
import type { ProblemsMessages } from './problems.messages.ts';
import { wordProblem } from './word-problem.ts';

/** Something that is wrong with the logic of one component, as a form author reads it. */
export interface LogicFinding {
  /** Of the component, in the form. */
  readonly path: string;
  /** What the component is called. */
  readonly label: string;
  /** Which of its logic: 'Calculated value'. */
  readonly place: string;
  readonly text: string;
  /** Where it can be put right: the path of a setting. */
  readonly setting: string;
}

type FindingMessages = ProblemsMessages & {
  readonly kinds: LogicMessages;
  readonly templates: TemplateProblemMessages;
};

/** What is known of a form's logic before it runs and while it does, in the order of the form. */
export function logicFindings(
  form: FormDefinition,
  logicErrors: readonly LogicError[],
  warnings: readonly SessionWarning[],
  messages: FindingMessages,
): readonly LogicFinding[] {
  const keys = keysOf(form);
  return [...walkComponents(form)].flatMap(({ id, definition }) => {
    const label = fieldLabel(definition) || definition.type;
    const finding = (kind: string, text: string): LogicFinding => ({
      path: id,
      label,
      place: wordKind(kind, messages.kinds),
      text,
      setting: settingOf(kind),
    });
    return [
      ...warnings
        .filter(({ nodeId }) => nodeId === id)
        .flatMap((warning) => {
          const found = readWarning(warning, definition, messages);
          return found ? [finding(found.kind, found.text)] : [];
        }),
      ...logicErrors
        .filter(({ nodeId }) => nodeId === id)
        .map((problem) => finding(problem.kind, wordProblem(problem, keys, messages))),
    ];
  });
}

function readWarning(
  { code, detail, template, rule }: SessionWarning,
  definition: ComponentDefinition,
  messages: FindingMessages,
): { readonly kind: string; readonly text: string } | undefined {
  switch (code) {
    case 'missing-condition-target':
      return { kind: holderOf(definition, detail), text: messages.missingTarget({ target: detail }) };
    case 'unknown-operator':
      return { kind: holderOf(definition, detail), text: messages.unknownOperator({ operator: detail }) };
    case 'cycle':
      return { kind: 'conditional', text: messages.conditionCircle({ circle: detail }) };
    case 'unusable-logic': {
      const [kind = ''] = detail.split(': ');
      if (template) return { kind, text: wordTemplateProblem(template, messages.templates) };
      return rule && { kind, text: wordRule(rule, messages) };
    }
    default:
      return undefined;
  }
}

function wordRule(rule: RuleProblem, { unusable }: ProblemsMessages): string {
  if (rule.reason === 'noJson') return unusable.noJson;
  return rule.reason === 'operator' ? unusable.operator(rule) : unusable[rule.reason](rule);
}

/** Conditions and the triggers of rules name their targets and operators alike. */
function holderOf({ conditional }: ComponentDefinition, name: string): string {
  return JSON.stringify(conditional ?? null).includes(JSON.stringify(name)) ? 'conditional' : 'logic';
}

function keysOf(form: FormDefinition): ReadonlySet<string> {
  return new Set([...walkComponents(form)].flatMap(({ definition }) => definition.key ?? []));
}
