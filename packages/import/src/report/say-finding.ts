import type { FindingMessages } from './finding.messages.ts';
import type { Finding } from './finding.ts';

/** Why a property is not as it was, in words; '' for one that is. */
export function sayReason({ reason }: Finding, { reasons }: FindingMessages): string {
  if (!reason) return '';
  const said = reasons[reason.code];
  const params = { from: '', to: '', expression: '', languages: '', as: '', ...reason.params };
  return typeof said === 'function' ? said(params) : said;
}
