import { tellReview as operation } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { readForm } from '../forms/forms-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { addNotice } from '../notices/notices-store.ts';
import { findReviewed } from './reviewed-submission.ts';

export const tellReview = implement(operation, async ({ params, body, caller }, context) => {
  const { database, graphAs, now } = context;
  const { teamId, formId, responseId } = params;
  const form = await readForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const graph = graphAs(caller.graphToken);
  const submission = await findReviewed(graph, { driveId: form.driveId, formId, responseId });
  if (!submission) return refuse('not-found');
  const { displayName } = await graph.call(operations.getMe, {});
  const { submissionNumber, day } = submission;
  const { news } = body;
  const matter = { kind: 'review', news, by: displayName ?? '', responseId, submissionNumber, day } as const;
  const others = [...new Set(body.to)].filter((userId) => userId !== caller.userId);
  for (const userId of others) {
    await addNotice(database, { userId, teamId, formId, key: `review ${news} ${responseId}`, matter }, now());
  }
  return answer({ told: others.length });
});
