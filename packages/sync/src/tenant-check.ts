export { type CheckTenantOptions, checkTenant } from './tenant-check/check-tenant.ts';
export {
  type CheckId,
  type CheckOutcome,
  type CheckResult,
  checkIds,
  formatReport,
  type TenantBehavior,
  type TenantReport,
  tenantBehaviors,
} from './tenant-check/tenant-report.ts';
