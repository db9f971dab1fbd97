export {
  type AiFailure,
  aiFailures,
  codeLanguages,
  codePromptLimits,
  generateCode,
  generateTemplate,
  templatePromptLimits,
} from './ai/ai-operations.ts';
export type { ApiKey } from './api-keys/api-key-operations.ts';
export { createApiKey, listApiKeys, MAX_KEYS_PER_TEAM, revokeApiKey } from './api-keys/api-key-operations.ts';
export { getCaptchaChallenge, verifyCaptcha } from './captcha/captcha-operations.ts';
export { type ApiClient, type ApiPorts, type ApiTokenRequest, createApiClient } from './client.ts';
export {
  disableConfidential,
  enableConfidential,
  getConfidential,
  provisionConfidential,
  shareConfidential,
} from './confidential/confidential-operations.ts';
export {
  type DataSource,
  type DataSourceSettings,
  type DataSourceType,
  dataSource,
  dataSourceSettings,
  deleteDataSource,
  listDataSources,
  MAX_DATA_SOURCES_PER_TEAM,
  migrateDataSourcesList,
  putDataSource,
} from './data-sources/data-source-operations.ts';
export { deliver, listDeliveries, MAX_RESPONSES_PER_CALL, rerunDelivery } from './deliveries/delivery-operations.ts';
export type { WebhookMessage, WebhookStatus } from './deliveries/webhook-message-operations.ts';
export {
  countWebhookMessages,
  getWebhookMessage,
  listWebhookMessages,
  replayWebhookMessages,
  type WebhookCounts,
} from './deliveries/webhook-message-operations.ts';
export {
  type EmailFailure,
  type EmailMessage,
  type EmailStatus,
  emailFailure,
  listEmailMessages,
  type RenderedEmail,
  sendFormEmail,
} from './email/email-message-operations.ts';
export {
  type EmailSender,
  type EmailTemplate,
  emailTemplate,
  MAX_ATTACHMENT_BYTES,
  submissionPdfContent,
} from './email/email-template.ts';
export type { FormEmail } from './email/form-email-operations.ts';
export {
  createFormEmail,
  disableFormEmail,
  enableFormEmail,
  getEmailAuthUrl,
  getFormEmail,
  getFormEmailEnabled,
  redeemEmailAuthCode,
  updateFormEmail,
} from './email/form-email-operations.ts';
export { ServerOutage } from './errors.ts';
export {
  type FormRegistration,
  findForm,
  formRegistration,
  getForm,
  getFormSchema,
  listFormSamples,
  listForms,
  putForm,
} from './forms/form-operations.ts';
export { editorLeaseMs, putFormEditor } from './forms/put-form-editor.ts';
export {
  type ConnectionPurpose,
  connectionPurpose,
  type GraphCredential,
  getAuthCodeUrl,
  getGraphCredential,
  getOwnGraphCredential,
  graphCredential,
  redeemAuthCode,
} from './graph-credentials/graph-credential-operations.ts';
export { getHealth } from './health/get-health.ts';
export { recordId } from './ids.ts';
export { type LibraryRefusal, libraryRefusals } from './library-refusals.ts';
export {
  activateMarketplaceSubscription,
  assignMarketplaceSubscription,
  getMarketplaceSubscription,
  MAX_TEAM_NAME_LENGTH,
  type MarketplaceContact,
  type MarketplaceStatus,
  type MarketplaceSubscription,
  marketplaceStatus,
  takeMarketplaceEvent,
} from './marketplace/marketplace-operations.ts';
export { listNotices, MAX_NOTIFICATIONS, mailNotices, readNotices } from './notices/notice-operations.ts';
export { type NotificationContent, notificationContent, type UserNotification } from './notices/notification.ts';
export { type OpenApiDocument, toOpenApi } from './openapi.ts';
export {
  type ApiCaller,
  type ApiInput,
  type ApiMethod,
  type ApiOperation,
  type ApiRefusal,
  type ApiResult,
  apiOperation,
  type BodyKind,
  type CommonRefusal,
  commonRefusals,
  type RefusalStatuses,
  type RequestFile,
  type ResponseKind,
  type SuccessValue,
  type TeamRole,
} from './operation.ts';
export { type OperationName, type Operations, operations } from './operations.ts';
export { type StreamLine, streamContentType } from './parse-response.ts';
export { type ProblemBody, problem, problemContentType } from './problem.ts';
export { getCheckout, getPortal, takeStripeEvent } from './purchases/purchase-operations.ts';
export type { RateLimits } from './rate-limits.ts';
export {
  apiKeyHeader,
  appVersionHeader,
  formatRequestPath,
  graphTokenHeader,
  idempotencyHeader,
  sessionTokenHeader,
  tokenHeader,
} from './request.ts';
export {
  deleteFormRetention,
  type FormRetention,
  getFormRetention,
  putFormRetention,
  type RetentionPeriod,
  retentionPeriod,
} from './retention/retention-operations.ts';
export {
  addReviewDeed,
  MAX_COMMENT_LENGTH,
  MAX_NOTIFIED_PEOPLE,
  type ReviewEventDetails,
  type ReviewNotificationReason,
  type ReviewState,
  reviewEventDetails,
  reviewPerson,
  reviewStates,
  tellReview,
} from './reviews/review-operations.ts';
export {
  createShare,
  deleteShare,
  type FormShare,
  listShares,
  MAX_SHARES_PER_FORM,
  updateShare,
} from './shares/form-share-operations.ts';
export {
  getSharedForm,
  getShareSession,
  getShareSessionToken,
  openShareSession,
  SHARE_GONE_TEXT,
} from './shares/share-session-operations.ts';
export {
  completeShare,
  createShareUploadUrls,
  MAX_FILES_PER_SHARE_SESSION,
  preSubmitShare,
  submitShare,
} from './shares/share-submission-operations.ts';
export {
  countSubmission,
  getSubmissionNumber,
  listSubmissions,
  MAX_SUBMISSION_NUMBER,
  nextSubmissionNumber,
  setSubmissionNumber,
} from './submissions/submission-operations.ts';
export {
  type BillingPeriod,
  billingPeriods,
  type Currency,
  currency,
  type Feature,
  features,
  getDefaultCurrency,
  getEntitlements,
  type PlanEntitlements,
  type PlanKey,
  type PricedPlan,
  planKey,
  planNames,
  prices,
  type SubscriptionStatus,
  subscriptionStatus,
} from './subscription/plans.ts';
export {
  getSubscription,
  hasFeature,
  playSubscription,
  type SubscriptionDetails,
  subscriptionDetails,
} from './subscription/subscription-operations.ts';
export {
  canChangePlan,
  getPlanState,
  getUsageWarnings,
  type PlanState,
  type UsageWarning,
} from './subscription/usage-warnings.ts';
export {
  deleteSummaryMail,
  listSummaryMails,
  MAX_SUMMARY_MAIL_RECIPIENTS,
  MAX_SUMMARY_MAILS_PER_FORM,
  putSummaryMail,
  type SummaryFailure,
  type SummaryMail,
  type SummaryMailSettings,
  type SummarySchedule,
  trySummaryMail,
} from './summary-mails/summary-mail-operations.ts';
export { reportClientError, requestSupport, supportLimits } from './support/support-operations.ts';
export {
  getTeamToken,
  issueTenantToken,
  type ShareSessionClaims,
  shareSessionClaims,
  type TeamTokenClaims,
  type TenantTokenClaims,
  teamTokenClaims,
  tenantTokenClaims,
} from './tokens/token-operations.ts';
export { listTeamUsers, MAX_USERS_PER_PAGE, type TeamUser } from './users/list-team-users.ts';
export { type Webhook, webhook, webhookEnvironment, webhookOrigin, webhookType } from './webhooks/webhook.ts';
export {
  createWebhook,
  deleteWebhook,
  deleteWebhooks,
  listWebhooks,
  MAX_WEBHOOKS_PER_FORM,
  migrateWebhooksList,
  previewWebhook,
  rotateWebhookSecret,
  testWebhook,
  unsubscribeWebhooks,
  updateWebhook,
} from './webhooks/webhook-operations.ts';
