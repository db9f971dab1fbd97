import { operations as api } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { addNotification } from '../notices/notifications-store.ts';
import { findReviewedSubmission } from './find-reviewed-submission.ts';

export const tellReview = implement(api.tellReview, async ({ params, body, caller }, context) => {
  const { database, graphAs, now } = context;
  const { teamId, formId, responseId } = params;
  const form = await findRegisteredForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const graph = graphAs(caller.graphToken);
  const submission = await findReviewedSubmission(graph, { driveId: form.driveId, formId, responseId });
  if (!submission) return refuse('not-found');
  const { displayName } = await graph.call(operations.getMe, {});
  const { submissionNumber, day } = submission;
  const { news } = body;
  const content = { kind: 'review', news, by: displayName ?? '', responseId, submissionNumber, day } as const;
  const recipientIds = [...new Set(body.to)].filter((userId) => userId !== caller.userId);
  for (const userId of recipientIds) {
    await addNotification(
      database,
      { userId, teamId, formId, key: `review ${news} ${responseId}`, matter: content },
      now(),
    );
  }
  return respond({ told: recipientIds.length });
});
