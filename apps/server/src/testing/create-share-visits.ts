import { createShareUploadUrls, getShareSessionToken, submitShare } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { storeSubmission } from '../shares/storing/store-submission.ts';
import type { ShareTeam } from './create-share-team.ts';

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
