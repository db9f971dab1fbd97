import { MAX_DATA_SOURCES_PER_TEAM } from '@tideform/contract';
import { authorColumn, libraryColumns, libraryName, libraryTitle } from '@tideform/sync/library-content';
import { markMigrated, saveDataSource } from '../data-sources/data-sources-store.ts';
import type { Database } from '../database/connect.ts';
import { insertFormEmail } from '../email/form-emails-store.ts';
import { saveForm } from '../forms/forms-store.ts';
import { findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { assignNumbers } from '../submissions/submission-numbers-store.ts';
import type { DemoWorkspace, OpenedLibrary } from './demo-workspace.ts';
import { allForms } from './forms/all-forms.ts';
import type { DemoEmail, DemoForm, TeamKey } from './forms/demo-form.ts';
import { describeEmail } from './making/create-email.ts';
import type { DemoWorld } from './making/demo-world.ts';
import { responseIds } from './making/ids.ts';
import { describeForm, makeForm } from './making/make-form.ts';
import { foundedAt, makeTeam } from './making/make-team.ts';
import { planResponses } from './making/plan-responses.ts';
import { allSources } from './sources/all-sources.ts';
import type { DemoSource } from './sources/demo-source.ts';
import { describeSource, makeSource } from './sources/make-source.ts';
import { toDemoItem } from './to-demo-item.ts';

export interface Prepared<Library extends OpenedLibrary> {
  readonly world: DemoWorld;
  readonly libraries: Readonly<Record<TeamKey, Library>>;
}

/**
 * Creates the demo's libraries, data sources and forms, and reserves submission numbers for all planned responses. A
 * repeated call only creates what is missing.
 */
export async function prepareDemonstration<Library extends OpenedLibrary>(
  database: Database,
  workspace: DemoWorkspace<Library>,
): Promise<Prepared<Library>> {
  const { tenantId, publicUrl, people, teams } = workspace;
  const beganAt = workspace.beganAt.toISOString();
  const opened: [TeamKey, Library][] = [];
  for (const [key, team] of Object.entries(teams) as [TeamKey, (typeof teams)[TeamKey]][]) {
    const at = new Date(foundedAt({ beganAt }));
    const layout = { name: libraryName, title: libraryTitle, columns: libraryColumns, indexed: authorColumn };
    opened.push([key, await workspace.openLibrary({ teamId: team.id, ownerId: team.ownerId, ...layout, at })]);
  }
  const libraries = Object.fromEntries(opened) as Record<TeamKey, Library>;
  const places = opened.map(([key, { siteId, listId, driveId, rootId, webUrl }]) => {
    return [key, { siteId, listId, driveId, rootId, webUrl }];
  });
  const world = {
    beganAt,
    tenantId,
    publicUrl,
    people,
    teams,
    libraries: Object.fromEntries(places) as DemoWorld['libraries'],
  };
  for (const [key, library] of opened) {
    await workspace.fill(library, `team ${key}`, makeTeam(world, key).map(toDemoItem));
  }
  for (const source of allSources) await addSource(database, workspace, { world, libraries }, source);
  for (const form of allForms) await addForm(database, workspace, { world, libraries }, form);
  return { world, libraries };
}

async function addSource<Library extends OpenedLibrary>(
  database: Database,
  workspace: DemoWorkspace<Library>,
  { world, libraries }: Prepared<Library>,
  source: DemoSource,
): Promise<void> {
  const step = `source ${source.id}`;
  if (await workspace.isDone(step)) return;
  const { id: teamId, ownerId: by } = world.teams[source.team];
  const change = { teamId, by, now: new Date(world.beganAt) };
  const library = libraries[source.team];
  const settings = describeSource(library, source, await workspace.peopleList(library));
  const said = { id: source.id, settings, isNew: false, mayPreview: true };
  await saveDataSource(database, said, { ...change, most: MAX_DATA_SOURCES_PER_TEAM });
  await markMigrated(database, change);
  await workspace.fill(library, step, makeSource(world, source).map(toDemoItem));
}

async function addForm<Library extends OpenedLibrary>(
  database: Database,
  workspace: DemoWorkspace<Library>,
  { world, libraries }: Prepared<Library>,
  form: DemoForm,
): Promise<void> {
  const step = `form ${form.key}`;
  if (await workspace.isDone(step)) return;
  const { id: formId, teamId, title, channelId, published, responsesDriveItemId } = describeForm(world, form);
  const now = new Date(world.beganAt);
  if (published && responsesDriveItemId) {
    await saveForm(
      database,
      { teamId, formId, userId: world.people[form.builder].id, now },
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
    const numbers = planResponses(form, world.beganAt).map(({ number }) => number);
    const keys = numbers.toSorted((one, other) => one - other).map((number) => responseIds(form, number).response);
    await assignNumbers(database, { teamId, formId }, keys, now);
    if (form.email) await addEmail(database, world, { teamId, formId }, form.email);
  }
  await workspace.fill(libraries[form.team], step, makeForm(world, form).map(toDemoItem));
}

/** Adds the form's email as disabled, since no account is connected to send it. */
async function addEmail(
  database: Database,
  world: DemoWorld,
  form: { readonly teamId: string; readonly formId: string },
  email: DemoEmail,
): Promise<void> {
  const { id: userId } = world.people[email.from];
  const credential = await findOrCreateCredential(database, { tenantId: world.tenantId, userId });
  const template = describeEmail(world, email);
  const kept = { template, sender: 'account', isDisabled: true, graphCredentialId: credential.id } as const;
  await insertFormEmail(database, form, kept, { by: userId, now: new Date(world.beganAt) });
}
