import { createDataSchema } from '@tideform/components/data-schema';
import { createSampleData } from '@tideform/components/sample-data';
import { operations as api } from '@tideform/contract';
import type { GraphClient } from '@tideform/graph';
import {
  findLibrary,
  findNewestPartition,
  listSubmissions as listInLibrary,
  parseCursor,
} from '@tideform/sync/library';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { isCredentialExpired } from '../graph-credentials/create-graph-of-credential.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { createSamplePayload } from '../webhooks/sample-event.ts';
import { createGraphForPrograms, findFormForPrograms } from './find-form-for-programs.ts';

export const getFormSchema = implement(api.getFormSchema, async ({ params, caller }, context) => {
  const form = await findFormForPrograms(context, params, caller);
  if (!form) return refuse('not-found');
  if (!form.definition) return refuse('form-not-read', 'Publish the form again');
  return respond({ id: params.formId, title: form.title, schema: { ...createDataSchema(form.definition) } });
});

export const listFormSamples = implement(api.listFormSamples, async ({ params, query, caller }, context) => {
  const form = await findFormForPrograms(context, params, caller);
  if (!form) return refuse('not-found');
  if (!form.definition) return refuse('form-not-read', 'Publish the form again');
  const { triggerType = 'submit' } = query;
  const about = { ...params, caller, data: createSampleData(form.definition), triggerType, isDraft: false };
  return respond([{ ...createSamplePayload(about, context) }]);
});

/** Time range that includes all submissions. */
const FULL_RANGE = { from: '1900-01-01T00:00:00.000Z', to: '9999-12-31T00:00:00.000Z' };

export const listSubmissions = implement(api.listSubmissions, async ({ params, query, caller, signal }, context) => {
  const { database, secrets } = context;
  const { teamId, formId } = params;
  if (!(await findRegisteredForm(database, teamId, formId))) return refuse('not-found');
  const graph = await createGraphForPrograms(context, params, caller);
  if (!graph) return refuse('authorization-required', 'Authorization Required');
  const range = { from: query.from ?? FULL_RANGE.from, to: query.to ?? FULL_RANGE.to };
  // A cursor contains a Graph URL, so it is encrypted and only valid for this query.
  const sealContext = `submissions ${JSON.stringify([teamId, formId, range])}`;
  const opened = query.cursor === undefined ? undefined : secrets.open(query.cursor, sealContext);
  if (query.cursor !== undefined && opened === undefined) return refuse('invalid-cursor');
  try {
    // Any member of the team may have registered the form, so the drive ID in the registration isn't trusted.
    const driveId = (await findLibrary(graph, teamId))?.driveId;
    if (driveId === undefined) return refuse('not-found');
    const start =
      opened === undefined
        ? { partition: await findNewestPartitionNumber(graph, driveId, signal) }
        : parseCursor(opened);
    const { items, more } = await listInLibrary(graph, { driveId, formId, range, signal }, start);
    const submissions = items.map(({ anonymous, createdBy, submissionNumber, formVersion, ...item }) => ({
      responseId: item.responseId,
      submissionNumber: submissionNumber ?? null,
      title: item.title,
      formVersion: formVersion ?? null,
      timestamp: item.timestamp,
      lastModified: item.lastModified,
      createdBy: anonymous ? null : createdBy,
      data: { ...item.data },
    }));
    return respond({ submissions, ...(more !== undefined && { cursor: secrets.seal(more, sealContext) }) });
  } catch (error) {
    if (!isCredentialExpired(error)) throw error;
    return refuse('authorization-expired', 'Authorization has expired. A team owner needs to authorize again.');
  }
});

const findNewestPartitionNumber = (graph: GraphClient, driveId: string, signal: AbortSignal) =>
  findNewestPartition(graph, driveId, 0, signal);
