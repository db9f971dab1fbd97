import { z } from 'zod/mini';
import { redeemAuthCode } from '../graph-credentials/graph-credential-operations.ts';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { emailSender, emailTemplate, MAX_EMAIL_BODY_BYTES } from './email-template.ts';

/** A form's email, for its builders. */
export const formEmail = z.object({
  /** Template of the email; `null` if the email was never enabled. */
  template: z.nullable(emailTemplate),
  /** Whether a builder disabled the email. */
  disabled: z.boolean(),
  /** Whether emails are sent: there is a template, the sender is authorized, and the email isn't disabled. */
  enabled: z.boolean(),
  /** Whether the sender can send: the account is connected for mail, or the server sends. */
  hasCredentials: z.boolean(),
  /**
   * State of the connected account. `missing`: no account is connected for mail ('Authorization Required'). `expired`:
   * 'Authorization has expired'.
   */
  authorization: z.enum(['missing', 'expired', 'valid']),
  /** The connected account: the one that created the email or authorized it last. */
  account: z.optional(z.object({ name: z.string(), username: z.string() })),
  sender: emailSender,
  /** From address of the server's emails; `null` if the server has no mail server, so `sender` is `account`. */
  serverAddress: z.nullable(z.string()),
  /** ETag of the template and the sender, which the 'Apply' button replaces. Absent without a template. */
  eTag: z.optional(z.string()),
});

export type FormEmail = z.output<typeof formEmail>;

export const emailRefusals = {
  /** `validateEmail` found an error; the detail names the field and the reason: `to: address`. */
  'invalid-template': 422,
  /** The attachments exceed 25 MB. */
  'attachments-too-large': 413,
  /** The operator has configured no mail server. */
  'no-mail-server': 409,
} as const;

/** Returns a form's email; its template is `null` if the form has none. For builders. */
export const getFormEmail = apiOperation({
  name: 'getFormEmail',
  summary: "Get a form's email",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/email',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: formEmail,
  refusals: {},
});

/** Returns whether emails about submissions of a form are sent. For every team member. */
export const getFormEmailEnabled = apiOperation({
  name: 'getFormEmailEnabled',
  summary: "Get whether a form's email is enabled",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/email/enabled',
  caller: 'team',
  params: formParams,
  output: z.object({ enabled: z.boolean() }),
  refusals: {},
});

/**
 * Creates and enables a form's email. Emails are sent with the caller's account once the account is connected for mail.
 * For builders.
 */
export const createFormEmail = apiOperation({
  name: 'createFormEmail',
  summary: "Create a form's email",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/email',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    template: emailTemplate,
    sender: z._default(emailSender, 'account'),
    /** Creates the email disabled, as for a copied form. */
    disabled: z._default(z.boolean(), false),
  }),
  bodyLimitBytes: MAX_EMAIL_BODY_BYTES,
  output: formEmail,
  refusals: {
    ...emailRefusals,
    /** The form already has an email. */
    'email-exists': 409,
  },
});

/**
 * Updates the content of a form's email ('Apply'). The account and the switch stay unchanged. `not-found`: the form has
 * no email. For builders.
 */
export const updateFormEmail = apiOperation({
  name: 'updateFormEmail',
  summary: "Update a form's email",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/email',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    template: emailTemplate,
    /** Sender of the emails; unchanged if absent. */
    sender: z.optional(emailSender),
    /** Expected ETag; if absent, any version is replaced. */
    ifMatch: z.optional(z.string().check(z.maxLength(100))),
  }),
  bodyLimitBytes: MAX_EMAIL_BODY_BYTES,
  output: formEmail,
  refusals: {
    ...emailRefusals,
    /** The email has changed since `ifMatch`. */
    'email-changed': 412,
  },
});

/** Sends emails about submissions from now on. `not-found`: the form has no email. For builders. */
export const enableFormEmail = apiOperation({
  name: 'enableFormEmail',
  summary: "Enable a form's email",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/email/enable',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: formEmail,
  refusals: {},
});

/**
 * Sends no emails about submissions until the email is enabled again. `not-found`: the form has no email. For builders.
 */
export const disableFormEmail = apiOperation({
  name: 'disableFormEmail',
  summary: "Disable a form's email",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/email/disable',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: formEmail,
  refusals: {},
});

/**
 * Starts connecting the caller's account for mail, like `getAuthCodeUrl`. `redeemEmailAuthCode` completes it. For
 * builders.
 */
export const getEmailAuthUrl = apiOperation({
  name: 'getEmailAuthUrl',
  summary: "Start the authorization of a form's email",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/email/auth-url',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: z.object({ url: z.url() }),
  refusals: {
    /** The operator has configured no app registration for the authorization. */
    'not-configured': 409,
  },
});

/**
 * Completes what `getEmailAuthUrl` started: from now on the form's email is sent with the caller's account.
 * `not-found`: the form has no email.
 */
export const redeemEmailAuthCode = apiOperation({
  name: 'redeemEmailAuthCode',
  summary: "Complete the authorization of a form's email",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/email/auth-code/{code}',
  caller: 'team-and-graph',
  role: 'builder',
  params: z.extend(formParams, { code: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  body: redeemAuthCode.body,
  output: formEmail,
  refusals: redeemAuthCode.refusals,
});
