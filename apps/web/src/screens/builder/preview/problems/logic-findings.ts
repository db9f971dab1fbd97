import { getFieldLabel } from '@tideform/components/kit/read/label.ts';
import {
  type ComponentDefinition,
  type FormDefinition,
  type JsonLogicError,
  type LogicError,
  type SessionWarning,
  walkComponents,
} from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { getLogicSetting } from '../../logic/get-rule-setting.ts';
import { formatLogicKind, type LogicMessages, logicMessages } from '../../logic/logic.messages.ts';
import { formatTemplateProblem } from '../../title-template/format-template-problem.ts';
import {
  type TemplateProblemMessages,
  templateProblemMessages,
} from '../../title-template/template-problem.messages.ts';
import { formatLogicError } from './format-logic-error.ts';
import { type ProblemsMessages, problemsMessages } from './problems.messages.ts';

/** Problem in the logic of one component, in the author's language. */
export interface LogicFinding {
  /** Path of the component in the form. */
  readonly path: string;
  /** Name of the component. */
  readonly label: string;
  /** Name of the logic, for example 'Calculated value'. */
  readonly logicName: string;
  readonly text: string;
  /** Key of the setting that contains the logic. */
  readonly setting: string;
}

type FindingMessages = ProblemsMessages & {
  readonly kinds: LogicMessages;
  readonly templates: TemplateProblemMessages;
};

/** Lists the problems that are known before and while a form's logic runs, in the order of the form. */
export function listLogicFindings(
  form: FormDefinition,
  logicErrors: readonly LogicError[],
  warnings: readonly SessionWarning[],
  messages: FindingMessages,
): readonly LogicFinding[] {
  const keys = getComponentKeys(form);
  return [...walkComponents(form)].flatMap(({ id, definition }) => {
    const label = getFieldLabel(definition) || definition.type;
    const createFinding = (kind: string, text: string): LogicFinding => ({
      path: id,
      label,
      logicName: formatLogicKind(kind, messages.kinds),
      text,
      setting: getLogicSetting(kind),
    });
    return [
      ...warnings
        .filter(({ nodeId }) => nodeId === id)
        .flatMap((warning) => {
          const warningFinding = parseWarning(warning, definition, messages);
          return warningFinding ? [createFinding(warningFinding.kind, warningFinding.text)] : [];
        }),
      ...logicErrors
        .filter(({ nodeId }) => nodeId === id)
        .map((problem) => createFinding(problem.kind, formatLogicError(problem, keys, messages))),
    ];
  });
}

function parseWarning(
  { code, detail, template, rule }: SessionWarning,
  definition: ComponentDefinition,
  messages: FindingMessages,
): { readonly kind: string; readonly text: string } | undefined {
  switch (code) {
    case 'missing-condition-target':
      return { kind: findMentioningKind(definition, detail), text: messages.missingTarget({ target: detail }) };
    case 'unknown-operator':
      return { kind: findMentioningKind(definition, detail), text: messages.unknownOperator({ operator: detail }) };
    case 'cycle':
      return { kind: 'conditional', text: messages.conditionCircle({ circle: detail }) };
    case 'unusable-logic': {
      const [kind = ''] = detail.split(': ');
      if (template) return { kind, text: formatTemplateProblem(template, messages.templates) };
      return rule && { kind, text: formatJsonLogicError(rule, messages) };
    }
    default:
      return undefined;
  }
}

function formatJsonLogicError(rule: JsonLogicError, { unusable }: ProblemsMessages): string {
  if (rule.reason === 'noJson') return unusable.noJson;
  return rule.reason === 'operator' ? unusable.operator(rule) : unusable[rule.reason](rule);
}

/**
 * Returns the kind of logic that mentions the name of a target or operator. Visibility conditions and triggers of logic
 * rules mention them in the same way.
 */
function findMentioningKind({ conditional }: ComponentDefinition, name: string): string {
  return JSON.stringify(conditional ?? null).includes(JSON.stringify(name)) ? 'conditional' : 'logic';
}

function getComponentKeys(form: FormDefinition): ReadonlySet<string> {
  return new Set([...walkComponents(form)].flatMap(({ definition }) => definition.key ?? []));
}

type LogicFindingParameters = Parameters<typeof listLogicFindings>;

/** Problems in a form's logic, in the user's language. */
export function useLogicFindings(
  form: LogicFindingParameters[0],
  logicErrors: LogicFindingParameters[1],
  warnings: LogicFindingParameters[2],
): readonly LogicFinding[] {
  const messages = useMessages(problemsMessages);
  const kinds = useMessages(logicMessages);
  const templates = useMessages(templateProblemMessages);
  return useMemo(
    () => listLogicFindings(form, logicErrors, warnings, { ...messages, kinds, templates }),
    [form, logicErrors, warnings, messages, kinds, templates],
  );
}
