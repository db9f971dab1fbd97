import {
  type FormProblemMessages,
  formProblemMessages,
  parseFormSource,
  parseTypedJson,
} from '@tideform/components/editing';
import { getFieldLabel } from '@tideform/components/kit/read/label.ts';
import { specs } from '@tideform/components/specs';
import { type ComponentDefinition, isRecord } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useCallback } from 'react';
import { JsonDialog, type JsonResult } from '../JsonDialog.tsx';
import { type SettingsMessages, settingsMessages } from './settings.messages.ts';

/** Dialog with one component as JSON. */
export function EditJsonDialog({
  definition,
  ...rest
}: {
  readonly definition: ComponentDefinition;
  readonly onApply: (next: ComponentDefinition) => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(settingsMessages);
  const problems = useMessages(formProblemMessages);
  const { title, hint, label } = messages.json;
  const parse = useCallback((source: string) => parseComponent(source, messages, problems), [messages, problems]);
  return (
    <JsonDialog
      {...rest}
      title={title({ name: getFieldLabel(definition) || definition.type })}
      hint={hint}
      label={label}
      source={JSON.stringify(definition, null, 2)}
      parse={parse}
    />
  );
}

/** Parses the JSON of a component, with the same rules as for a whole form. */
function parseComponent(
  source: string,
  messages: SettingsMessages,
  problems: FormProblemMessages,
): JsonResult<ComponentDefinition> {
  const parsedJson = parseTypedJson(source, problems);
  if (!parsedJson.ok) return parsedJson;
  const { json } = parsedJson;
  if (!isRecord(json)) return { ok: false, problems: [messages.json.notOne] };
  const result = parseFormSource(JSON.stringify({ components: [json] }), specs, problems);
  if (!result.ok)
    return { ok: false, problems: result.problems.map((problem) => problem.replace(/^components\[0\]\.?/, '')) };
  return { ok: true, value: result.form.components[0]! };
}
