import { MAX_DATA_SOURCES_PER_TEAM } from '@tideform/contract';
import { authorColumn, libraryColumns, libraryName, libraryTitle } from '@tideform/sync/library-content';
import { markDataSourcesMigrated, saveDataSource } from '../data-sources/data-sources-store.ts';
import type { Database } from '../database/connect.ts';
import { insertFormEmail } from '../email/form-emails-store.ts';
import { saveFormRegistration } from '../forms/forms-store.ts';
import { findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { assignSubmissionNumbers } from '../submissions/submission-numbers-store.ts';
import { type DemoWorkspace, type OpenedLibrary, toDemoItem } from './demo-workspace.ts';
import { allForms } from './forms/all-forms.ts';
import type { DemoEmail, DemoForm, TeamKey } from './forms/demo-form.ts';
import { createEmailTemplate } from './making/create-demo-email.ts';
import { createFormItems, createTeamItems, getFormRow, getTimeBeforeDemo } from './making/create-form-items.ts';
import { type DemoContext, deriveResponseIds } from './making/demo-context.ts';
import { planResponses } from './making/plan-responses.ts';
import { allSources, type DemoSource } from './sources/all-sources.ts';
import { createSourceItems, getSourceSettings } from './sources/create-source-items.ts';

export interface PreparedDemo<Library extends OpenedLibrary> {
  readonly world: DemoContext;
  readonly libraries: Readonly<Record<TeamKey, Library>>;
}

/**
 * Creates the demo's libraries, data sources and forms, and reserves submission numbers for all planned responses. A
 * repeated call only creates what is missing.
 */
export async function prepareDemonstration<Library extends OpenedLibrary>(
  database: Database,
  workspace: DemoWorkspace<Library>,
): Promise<PreparedDemo<Library>> {
  const { tenantId, publicUrl, people, teams } = workspace;
  const beganAt = workspace.beganAt.toISOString();
  const opened: [TeamKey, Library][] = [];
  for (const [key, team] of Object.entries(teams) as [TeamKey, (typeof teams)[TeamKey]][]) {
    const at = new Date(getTimeBeforeDemo({ beganAt }));
    const layout = { name: libraryName, title: libraryTitle, columns: libraryColumns, indexed: authorColumn };
    opened.push([key, await workspace.openLibrary({ teamId: team.id, ownerId: team.ownerId, ...layout, at })]);
  }
  const libraries = Object.fromEntries(opened) as Record<TeamKey, Library>;
  const libraryEntries = opened.map(([key, { siteId, listId, driveId, rootId, webUrl }]) => {
    return [key, { siteId, listId, driveId, rootId, webUrl }];
  });
  const context = {
    beganAt,
    tenantId,
    publicUrl,
    people,
    teams,
    libraries: Object.fromEntries(libraryEntries) as DemoContext['libraries'],
  };
  for (const [key, library] of opened) {
    await workspace.addItems(library, `team ${key}`, createTeamItems(context, key).map(toDemoItem));
  }
  for (const source of allSources) await addDataSource(database, workspace, { world: context, libraries }, source);
  for (const form of allForms) await addForm(database, workspace, { world: context, libraries }, form);
  return { world: context, libraries };
}

async function addDataSource<Library extends OpenedLibrary>(
  database: Database,
  workspace: DemoWorkspace<Library>,
  { world: context, libraries }: PreparedDemo<Library>,
  source: DemoSource,
): Promise<void> {
  const step = `source ${source.id}`;
  if (await workspace.isStepDone(step)) return;
  const { id: teamId, ownerId: by } = context.teams[source.team];
  const change = { teamId, by, now: new Date(context.beganAt) };
  const library = libraries[source.team];
  const settings = getSourceSettings(library, source, await workspace.findPeopleListId(library));
  const input = { id: source.id, settings, isNew: false, mayPreview: true };
  await saveDataSource(database, input, { ...change, most: MAX_DATA_SOURCES_PER_TEAM });
  await markDataSourcesMigrated(database, change);
  await workspace.addItems(library, step, createSourceItems(context, source).map(toDemoItem));
}

async function addForm<Library extends OpenedLibrary>(
  database: Database,
  workspace: DemoWorkspace<Library>,
  { world: context, libraries }: PreparedDemo<Library>,
  form: DemoForm,
): Promise<void> {
  const step = `form ${form.key}`;
  if (await workspace.isStepDone(step)) return;
  const { id: formId, teamId, title, channelId, published, responsesDriveItemId } = getFormRow(context, form);
  const now = new Date(context.beganAt);
  if (published && responsesDriveItemId) {
    await saveFormRegistration(
      database,
      { teamId, formId, userId: context.people[form.builder].id, now },
      {
        driveId: libraries[form.team].driveId,
        title,
        ...(channelId && { channelId }),
        publishedDriveItemId: published.driveItemId,
        responsesFolderDriveItemId: responsesDriveItemId,
      },
      published.schema,
    );
    // NOTE: the numbers are reserved now, so that responses that users submit during filling get later numbers.
    const numbers = planResponses(form, context.beganAt).map(({ number }) => number);
    const keys = numbers
      .toSorted((one, other) => one - other)
      .map((number) => deriveResponseIds(form, number).response);
    await assignSubmissionNumbers(database, { teamId, formId }, keys, now);
    if (form.email) await addEmail(database, context, { teamId, formId }, form.email);
  }
  await workspace.addItems(libraries[form.team], step, createFormItems(context, form).map(toDemoItem));
}

/** Adds the form's email as disabled, since no account is connected to send it. */
async function addEmail(
  database: Database,
  context: DemoContext,
  form: { readonly teamId: string; readonly formId: string },
  email: DemoEmail,
): Promise<void> {
  const { id: userId } = context.people[email.from];
  const credential = await findOrCreateCredential(database, { tenantId: context.tenantId, userId });
  const template = createEmailTemplate(context, email);
  const formEmail = { template, sender: 'account', isDisabled: true, graphCredentialId: credential.id } as const;
  await insertFormEmail(database, form, formEmail, { by: userId, now: new Date(context.beganAt) });
}
