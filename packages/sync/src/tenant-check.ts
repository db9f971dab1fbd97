export { type CheckTenantOptions, checkTenant } from './tenant-check/check-tenant.ts';
export { formatReport } from './tenant-check/format-report.ts';
export {
  type CheckId,
  type CheckOutcome,
  type CheckResult,
  checkIds,
  type TenantBehavior,
  type TenantReport,
  tenantBehaviors,
} from './tenant-check/tenant-report.ts';
