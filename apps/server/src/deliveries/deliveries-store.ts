import type { Database } from '../database/connect.ts';

type DeliveryTables = {
  deliveries: {
    team_id: string;
    form_id: string;
    response_id: string;
    revision: number;
    trigger_type: string;
    asked_by: string;
    accepted_at: Date;
  };
};

export interface Delivery {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
  readonly revision: number;
  readonly triggerType: 'submit' | 'resubmit' | 'delete';
}

/**
 * Accepts a delivery, once for each response, revision and trigger.
 * @returns whether this was the first time
 */
export async function acceptDelivery(
  database: Database,
  delivery: Delivery,
  asked: { readonly by: string; readonly now: Date },
): Promise<boolean> {
  const result = await database
    .withTables<DeliveryTables>()
    .insertInto('deliveries')
    .values({
      team_id: delivery.teamId,
      form_id: delivery.formId,
      response_id: delivery.responseId,
      revision: delivery.revision,
      trigger_type: delivery.triggerType,
      asked_by: asked.by,
      accepted_at: asked.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
