import type { Migration } from '../migrate.ts';
import { workspaceDirectory } from './0001-workspace-directory.ts';
import { workspaceLibraries } from './0002-workspace-libraries.ts';
import { workspaceLists } from './0003-workspace-lists.ts';
import { workspaceDirectoryAndMail } from './0004-workspace-directory-and-mail.ts';
import { workspaceDrives } from './0005-workspace-drives.ts';
import { workspaceScale } from './0006-workspace-scale.ts';
import { manyProcesses } from './0007-many-processes.ts';
import { workspaceSeed } from './0008-workspace-seed.ts';
import { workspaceIdentity } from './0050-workspace-identity.ts';
import { tokensFormsSubmissions } from './0100-tokens-forms-submissions.ts';
import { webhooks } from './0110-webhooks.ts';
import { graphCredentials } from './0120-graph-credentials.ts';
import { sensibleSubmissionNumbers } from './0130-sensible-submission-numbers.ts';
import { teamApiKeys } from './0140-team-api-keys.ts';
import { lendingPurposes } from './0150-lending-purposes.ts';
import { captchaChallenges } from './0160-captcha-challenges.ts';
import { shownSiteGroups } from './0161-shown-site-groups.ts';
import { webhookSecrets } from './0170-webhook-secrets.ts';
import { webhookMessages } from './0171-webhook-messages.ts';
import { formEmails } from './0172-form-emails.ts';
import { emailMessages } from './0173-email-messages.ts';
import { formEditors } from './0174-form-editors.ts';
import { keyTenants } from './0175-key-tenants.ts';
import { formsForPrograms } from './0176-forms-for-programs.ts';
import { unwrittenStatuses } from './0177-unwritten-statuses.ts';
import { emailAttempts } from './0178-email-attempts.ts';
import { webhookMakers } from './0179-webhook-makers.ts';
import { formShares } from './0180-form-shares.ts';
import { dataSources } from './0188-data-sources.ts';
import { webhookFormats } from './0195-webhook-formats.ts';
import { notices } from './0196-notices.ts';
import { submissionsOfForms } from './0197-submissions-of-forms.ts';
import { noticesByMail } from './0198-notices-by-mail.ts';
import { privateWorkspace } from './0200-private-workspace.ts';
import { auditEntries } from './0201-audit.ts';
import { countedMessages } from './0210-counted-messages.ts';
import { summaryMails } from './0220-summary-mails.ts';
import { formRetentions } from './0240-form-retentions.ts';
import { subscriptions } from './0260-subscriptions.ts';
import { signedInDevices } from './0290-signed-in-devices.ts';
import { clientVersions } from './0291-client-versions.ts';
import { purchases } from './0310-purchases.ts';
import { restrictedTeams } from './0330-restricted-teams.ts';
import { lateShareFiles } from './0340-late-share-files.ts';
import { uploadAddresses } from './0341-upload-addresses.ts';
import { knownDevices } from './0342-known-devices.ts';
import { recoveryAddresses } from './0343-recovery-addresses.ts';
import { formsById } from './0345-forms-by-id.ts';
import { seenNames } from './0350-seen-names.ts';

/** All migrations in order. 0001–0099: the embedded workspace; 0100–: the product. */
export const allMigrations: readonly Migration[] = [
  workspaceDirectory,
  workspaceLibraries,
  workspaceLists,
  workspaceDirectoryAndMail,
  workspaceDrives,
  workspaceScale,
  manyProcesses,
  workspaceSeed,
  workspaceIdentity,
  tokensFormsSubmissions,
  webhooks,
  graphCredentials,
  sensibleSubmissionNumbers,
  teamApiKeys,
  lendingPurposes,
  captchaChallenges,
  shownSiteGroups,
  webhookSecrets,
  webhookMessages,
  formEmails,
  emailMessages,
  formEditors,
  keyTenants,
  formsForPrograms,
  unwrittenStatuses,
  emailAttempts,
  webhookMakers,
  formShares,
  dataSources,
  webhookFormats,
  notices,
  submissionsOfForms,
  noticesByMail,
  privateWorkspace,
  auditEntries,
  countedMessages,
  summaryMails,
  formRetentions,
  subscriptions,
  signedInDevices,
  clientVersions,
  purchases,
  restrictedTeams,
  lateShareFiles,
  uploadAddresses,
  knownDevices,
  recoveryAddresses,
  formsById,
  seenNames,
];
