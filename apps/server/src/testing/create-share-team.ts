import { type ApiClient, createShare, type FormShare, putForm } from '@tideform/contract';
import { type DriveItem, operations } from '@tideform/graph';
import { connectAccount } from './connect-account.ts';
import { createMemoryTeam, type MemoryPerson, type MemoryTeam } from './create-memory-team.ts';
import { startTestApp, type TestApp } from './test-app.ts';

type Component = { readonly type: string; readonly [name: string]: unknown };

/** Team with a builder who has connected an account and can share forms. */
export interface ShareTeam {
  readonly test: TestApp;
  readonly team: MemoryTeam;
  asBuilder(): Promise<ApiClient>;
  /** Publishes and registers a form. */
  publish(components: readonly Component[], formId?: string): Promise<PublishedForm>;
  /** Creates a share link for a form. */
  share(form: PublishedForm, over?: object, who?: MemoryPerson): Promise<FormShare>;
  /** Finds a file of a form in the library, so that a test can change or delete it. */
  fileOf(form: PublishedForm, name: string): Promise<DriveItem>;
}

export interface PublishedForm {
  readonly teamId: string;
  readonly formId: string;
  readonly publishedDriveItemId: string;
}

/** Creates a team that can share forms. @param fault simulates faults of requests to Graph, as in `createMemoryTeam` */
export async function createShareTeam(
  fault?: Parameters<typeof createMemoryTeam>[0],
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<ShareTeam> {
  const team = await createMemoryTeam(fault);
  const test = await startTestApp(options, team.ports);
  let forms = 0;
  const graph = team.createGraphFor('owner');
  const { driveId, teamId } = team;
  return {
    test,
    team,
    // NOTE: creates a new API client for each call, since tokens expire after minutes and tests advance the clock by
    // days.
    asBuilder: () => team.apiOf(test, 'builder'),
    async publish(components, formId = `form-${++forms}`) {
      const body = await team.publish(formId, `Form ${formId}`, { display: 'form', components });
      const answer = await (await team.apiOf(test, 'owner')).call(putForm, { params: { teamId, formId }, body });
      if (!answer.ok) throw new Error(answer.refusal);
      return { teamId, formId, publishedDriveItemId: body.publishedDriveItemId };
    },
    async share({ formId }, over = {}, who = 'builder') {
      const api = await team.apiOf(test, who);
      const body = { graphCredentialsId: await connectAccount(test, team, who), ...over };
      const answer = await api.call(createShare, { params: { teamId, formId }, body });
      if (!answer.ok) throw new Error(answer.refusal);
      return answer.value;
    },
    async fileOf({ publishedDriveItemId }, name) {
      const published = await graph.call(operations.getItem, { driveId, itemId: publishedDriveItemId });
      return graph.call(operations.getChildByPath, { driveId, itemId: published.parentReference!.id!, path: name });
    },
  };
}
