/** Reexports plans and prices of the contract, because screens import the contract only through `data`. */
export {
  billingPeriods,
  canChangePlan,
  currency,
  getDefaultCurrency,
  getEntitlements,
  getPlanState,
  getUsageWarnings,
  planKey,
  planNames,
  prices,
  subscriptionStatus,
} from '@tideform/contract';
