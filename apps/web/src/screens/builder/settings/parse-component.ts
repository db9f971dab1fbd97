import { type FormProblemMessages, parseFormSource, parseTypedJson } from '@tideform/components/editing';
import { specs } from '@tideform/components/specs';
import { type ComponentDefinition, isRecord } from '@tideform/engine';
import type { JsonResult } from '../json-result.ts';
import type { SettingsMessages } from './settings.messages.ts';

/** Parses the JSON of a component, with the same rules as for a whole form. */
export function parseComponent(
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
