import type { Place } from '../session/places/place.ts';
import type { BrokenRule } from './issue.ts';

const sound: readonly BrokenRule[] = [];

/** Says which rules an answer breaks: `required` for an empty one, the component's own rules for any other. */
export function checkField({ plan }: Place, value: unknown): readonly BrokenRule[] {
  const { spec, props, settings } = plan;
  if (!spec) return sound;
  const isEmpty = spec.isEmpty(value, props);
  if (isEmpty && !settings.required) return sound;
  const broken = isEmpty ? [{ rule: 'required' }] : spec.check(value, props);
  return settings.messages.size === 0 ? broken : broken.map((rule) => inAuthorsWords(rule, settings.messages));
}

/** Words for one rule (`errors`) win over words for all (`customMessage`). */
function inAuthorsWords(broken: BrokenRule, messages: ReadonlyMap<string, string>): BrokenRule {
  const message = messages.get(broken.rule) ?? messages.get('');
  return message === undefined ? broken : { ...broken, params: { ...broken.params, message } };
}
