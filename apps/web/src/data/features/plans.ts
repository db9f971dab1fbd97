/** What plans are, for screens: those know the server by `data` alone. */
export {
  billingPeriods,
  currency,
  entitlementsOf,
  mayChangePlan,
  planKey,
  planNames,
  planStanding,
  prices,
  subscriptionStatus,
  usageNotices,
  usualCurrency,
} from '@tideform/contract';
