import { listSubmissions as operation } from '@tideform/contract';
import type { GraphClient } from '@tideform/graph';
import { findLibrary, listSubmissions as listInLibrary, newestPartition, parseCursor } from '@tideform/sync/library';
import { readForm } from '../forms/forms-store.ts';
import { isCredentialExpired } from '../graph-credentials/credential-expired.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { graphOfPrograms } from './graph-of-programs.ts';

/** Before and after anybody submits. */
const always = { from: '1900-01-01T00:00:00.000Z', to: '9999-12-31T00:00:00.000Z' };

export const listSubmissions = implement(operation, async ({ params, query, caller, signal }, context) => {
  const { database, secrets } = context;
  const { teamId, formId } = params;
  if (!(await readForm(database, teamId, formId))) return refuse('not-found');
  const graph = await graphOfPrograms(context, params, caller);
  if (!graph) return refuse('authorization-required', 'Authorization Required');
  const range = { from: query.from ?? always.from, to: query.to ?? always.to };
  // A cursor has an address of Graph in it: it is good for who got it here, and for this very question.
  const place = `submissions ${JSON.stringify([teamId, formId, range])}`;
  const opened = query.cursor === undefined ? undefined : secrets.open(query.cursor, place);
  if (query.cursor !== undefined && opened === undefined) return refuse('invalid-cursor');
  try {
    // Of what is registered with us any member of the team may have said where it lies.
    const driveId = (await findLibrary(graph, teamId))?.driveId;
    if (driveId === undefined) return refuse('not-found');
    const start = opened === undefined ? { partition: await newest(graph, driveId, signal) } : parseCursor(opened);
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
    return answer({ submissions, ...(more !== undefined && { cursor: secrets.seal(more, place) }) });
  } catch (error) {
    if (!isCredentialExpired(error)) throw error;
    return refuse('authorization-expired', 'Authorization has expired. A team owner needs to authorize again.');
  }
});

const newest = (graph: GraphClient, driveId: string, signal: AbortSignal) => newestPartition(graph, driveId, 0, signal);
