import type { FormProblemMessages } from './form-problem.messages.ts';

export type WrittenJson =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly problems: readonly [string] };

/** Reads what a person wrote as JSON. What the platform says of it is in its own words: only the place is taken, if it tells one. */
export function readWrittenJson(source: string, messages: FormProblemMessages): WrittenJson {
  try {
    return { ok: true, json: JSON.parse(source) };
  } catch (cause) {
    const [, line, column] = /line (\d{1,9}) column (\d{1,9})/.exec(String(cause)) ?? [];
    if (line === undefined || column === undefined) return { ok: false, problems: [messages.notJson] };
    return { ok: false, problems: [messages.notJsonAt({ line, column })] };
  }
}
