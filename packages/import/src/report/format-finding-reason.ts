import type { FindingMessages } from './finding.messages.ts';
import type { Finding } from './finding.ts';

/** Formats the reason why a property wasn't kept unchanged; '' if the property was kept. */
export function formatFindingReason({ reason }: Finding, { reasons }: FindingMessages): string {
  if (!reason) return '';
  const text = reasons[reason.code];
  const params = { from: '', to: '', expression: '', languages: '', as: '', ...reason.params };
  return typeof text === 'function' ? text(params) : text;
}
