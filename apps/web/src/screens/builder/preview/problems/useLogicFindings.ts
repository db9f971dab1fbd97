import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { logicMessages } from '../../logic/logic.messages.ts';
import { templateProblemMessages } from '../../title-template/template-problem.messages.ts';
import { type LogicFinding, listLogicFindings } from './logic-findings.ts';
import { problemsMessages } from './problems.messages.ts';

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
