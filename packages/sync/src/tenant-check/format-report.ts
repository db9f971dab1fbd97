import { type CheckResult, type TenantReport, tenantBehaviors } from './tenant-report.ts';

/**
 * Formats a report for support as plain English text with the names of checks, operations and behaviors. It contains no
 * data of users, teams or files.
 */
export function formatReport(report: TenantReport): string {
  const { at, results, behaviors, requests, throttled, latencyMs, isLeftBehind } = report;
  return [
    `Tenant check, ${at}`,
    `Requests: ${requests}; throttled: ${throttled}; latency: ${latencyMs.median} ms median, ${latencyMs.slowest} ms slowest`,
    ...(isLeftBehind ? ['The library of the check could not be deleted.'] : []),
    '',
    ...results.map(formatResult),
    '',
    ...tenantBehaviors.map((name) => `${name}: ${formatBehavior(behaviors[name])}`),
  ].join('\n');
}

function formatResult({ id, outcome, refusal }: CheckResult): string {
  if (!refusal) return `${outcome.padEnd(8)} ${id}`;
  const { operation, status, code, permissions } = refusal;
  const needs = permissions.length > 0 ? `; needs one of ${permissions.join(', ')}` : '';
  return `${outcome.padEnd(8)} ${id}: ${operation} was answered ${status} ${code}${needs}`;
}

function formatBehavior(isSeen: boolean | undefined): string {
  if (isSeen === undefined) return 'not known';
  return isSeen ? 'yes' : 'no';
}
