import type { Database } from '../database/connect.ts';

type DeliveryTables = {
  deliveries: {
    team_id: string;
    form_id: string;
    response_id: string;
    revision: number;
    trigger_type: string;
    target: DeliveryTarget;
    asked_by: string;
    accepted_at: Date;
  };
};

export type DeliveryTarget = 'webhook' | 'email';

export interface Delivery {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
  readonly revision: number;
  readonly triggerType: 'submit' | 'resubmit' | 'delete';
}

/**
 * Records a delivery at most once per response, revision, trigger and kind of target.
 * @returns the kinds of targets that weren't recorded before
 */
export async function insertDelivery(
  database: Database,
  delivery: Delivery,
  targets: readonly DeliveryTarget[],
  request: { readonly by: string; readonly now: Date },
): Promise<DeliveryTarget[]> {
  const accepted = await database
    .withTables<DeliveryTables>()
    .insertInto('deliveries')
    .values(
      targets.map((target) => ({
        team_id: delivery.teamId,
        form_id: delivery.formId,
        response_id: delivery.responseId,
        revision: delivery.revision,
        trigger_type: delivery.triggerType,
        target,
        asked_by: request.by,
        accepted_at: request.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('target')
    .execute();
  return accepted.map((row) => row.target);
}

/**
 * Finds the revision and trigger of a response's last delivery, except deletions.
 * @returns revision 0 with trigger `submit` if the response has no delivery
 */
export async function findLastDelivery(
  database: Database,
  { teamId, formId, responseId }: Pick<Delivery, 'teamId' | 'formId' | 'responseId'>,
): Promise<{ readonly revision: number; readonly triggerType: 'submit' | 'resubmit' }> {
  const row = await database
    .withTables<DeliveryTables>()
    .selectFrom('deliveries')
    .select(['revision', 'trigger_type'])
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId)
    .where('response_id', '=', responseId)
    .where('trigger_type', '<>', 'delete')
    .orderBy('accepted_at', 'desc')
    .executeTakeFirst();
  return { revision: row?.revision ?? 0, triggerType: row?.trigger_type === 'resubmit' ? 'resubmit' : 'submit' };
}
