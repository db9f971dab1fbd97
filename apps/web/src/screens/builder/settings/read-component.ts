import { type FormProblemMessages, readSource, readWrittenJson } from '@tideform/components/editing';
import { specs } from '@tideform/components/specs';
import { type ComponentDefinition, isRecord } from '@tideform/engine';
import type { ReadJson } from '../read-json.ts';
import type { SettingsMessages } from './settings.messages.ts';

/** Reads what a person wrote as a component's source, by the rules of a whole form's. */
export function readComponent(
  source: string,
  messages: SettingsMessages,
  problems: FormProblemMessages,
): ReadJson<ComponentDefinition> {
  const written = readWrittenJson(source, problems);
  if (!written.ok) return written;
  const { json } = written;
  if (!isRecord(json)) return { ok: false, problems: [messages.json.notOne] };
  const read = readSource(JSON.stringify({ components: [json] }), specs, problems);
  if (!read.ok)
    return { ok: false, problems: read.problems.map((problem) => problem.replace(/^components\[0\]\.?/, '')) };
  return { ok: true, value: read.form.components[0]! };
}
