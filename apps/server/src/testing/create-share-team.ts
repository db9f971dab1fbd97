import { createHash } from 'node:crypto';
import {
  type ApiClient,
  createShare,
  createShareUploadUrls,
  type FormShare,
  getCaptchaChallenge,
  getShareSessionToken,
  putForm,
  submitShare,
  verifyCaptcha,
} from '@tideform/contract';
import { type DriveItem, operations } from '@tideform/graph';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { storeSubmission } from '../shares/storing/store-submission.ts';
import { connectAccount, createMemoryTeam, type MemoryPerson, type MemoryTeam } from './create-memory-team.ts';
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

/** Eleven bytes with the signature of a PNG. */
export const pngBytes = '\x89PNG\r\n\x1a\nabc';
export const pdf = '%PDF-1.7';

/** Creates the answer of a file field. It includes properties that respondents must not be able to set. */
export const createPhotoAnswer = (id: string, name: string, size: number) => ({
  ...{ id, name, originalName: name, size, type: 'image/png', url: 'javascript:alert(1)', storage: 'indexeddb' },
  ...{ driveId: 'another', driveItemId: 'another' },
});

const columns =
  'tfItemType,tfFormShareSessionId,tfSubmissionNumber,tfFormVersion,tfFormId,tfTitle,tfSubmissionTimestamp,tfResponseId';

/** Creates functions that visit share links as anonymous respondents, and functions that read the results. */
export function createShareVisits(getShareTeam: () => ShareTeam) {
  /** Opens a share link as an anonymous respondent, and advances the clock by a minute. */
  async function visit(code: string) {
    const opened = await getShareTeam().test.clientWith('').call(getShareSessionToken, { query: { code } });
    if (!opened.ok) throw new Error(opened.refusal);
    const { id, token } = opened.value;
    getShareTeam().test.now = new Date(getShareTeam().test.now.getTime() + 60_000);
    const api = getShareTeam().test.clientWith(token);
    return {
      id,
      api,
      submit: (data: Record<string, unknown>, over: object = {}) =>
        api.call(submitShare, { body: { version: 1, data: { data }, pdf: null, ...over }, idempotencyKey: id }),
      ask: (file: { id: string; name: string; type?: string; size: number }, pdf = false) =>
        api.call(createShareUploadUrls, {
          body: { files: [{ type: 'image/png', ...file, conflictBehavior: pdf ? 'replace' : 'rename' }] },
        }),
      async send(file: { id: string; name: string; type?: string; size: number }, content: string, pdf = false) {
        const uploadUrls = await this.ask(file, pdf);
        if (!uploadUrls.ok) return uploadUrls.refusal;
        const bytes = Buffer.from(content, 'latin1');
        const headers = { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` };
        const { uploadUrl, name } = uploadUrls.value.files[0]!;
        expect((await getShareTeam().team.graph.fetch(uploadUrl, { method: 'PUT', headers, body: bytes })).ok).toBe(
          true,
        );
        return name;
      },
    };
  }

  /** Publishes a form and creates a share link for it. */
  async function shared(components: Parameters<ShareTeam['publish']>[0], over: object = {}) {
    const form = await getShareTeam().publish(components);
    return { ...form, ...(await getShareTeam().share(form, over)) };
  }

  /** Runs the job that stores a submission. @returns the failure message; `null` if the submission was stored */
  async function run(sessionId: string): Promise<string | null> {
    const { context, app } = getShareTeam().test;
    await storeSubmission.run({ ...context, log: app.log }, AbortSignal.timeout(60_000), { sessionId });
    const { rows } = await sql<{ failure: string | null }>`
      select failure from share_sessions where id = ${sessionId}
    `.execute(getShareTeam().test.db.database);
    return rows[0]!.failure;
  }

  /**
   * Reads a response from the library.
   * @returns the fields and content of its submission, and the names in its folder
   */
  async function stored(responseId: string) {
    const graph = getShareTeam().team.createGraphFor('owner');
    const { driveId } = getShareTeam().team;
    const query = { filter: `fields/tfResponseId eq '${responseId}'`, expand: `fields($select=${columns}),driveItem` };
    const { rows } = await graph.page(operations.listDriveListItems, { driveId }, { query });
    const [submission, ...others] = rows.filter(({ fields }) => fields?.tfItemType === 'submission');
    expect(others).toEqual([]);
    const item = submission?.driveItem as { id: string } | undefined;
    const file = item && (await graph.call(operations.getItem, { driveId, itemId: item.id }));
    const content = file && JSON.parse(await (await graph.download(file['@microsoft.graph.downloadUrl']!)).text());
    return { fields: submission?.fields, content, names: rows.map((row) => (row.driveItem as { name: string }).name) };
  }

  return { visit, shared, run, stored };
}

/** Solves a captcha with a proof of work, like a browser does. @returns the captcha receipt */
export async function solveCaptcha(api: ApiClient): Promise<string> {
  const captcha = await api.call(getCaptchaChallenge, { query: { by: 'work' } });
  if (!captcha.ok || captcha.value.kind !== 'work') throw new Error('The server returned no proof-of-work challenge');
  const { challenge, bits } = captcha.value;
  for (let at = 0; ; at += 1) {
    if (createHash('sha256').update(`${challenge}.${at}`).digest().readUInt32BE(0) >>> (32 - bits) !== 0) continue;
    const done = await api.call(verifyCaptcha, { body: { kind: 'work', challenge, solution: String(at) } });
    if (!done.ok) throw new Error(done.refusal);
    return done.value.receipt;
  }
}
