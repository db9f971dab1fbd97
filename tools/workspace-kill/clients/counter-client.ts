import type { Client, ClientWorld } from './client.ts';
import { rowFields } from './files-client.ts';

export interface CounterTally {
  ok: number;
  unknown: number;
}

/**
 * Creates a client that increments a field of the shared item, on the condition that the item still has the version
 * that the client read (If-Match).
 */
export function createCounterClient(environment: ClientWorld, tally: CounterTally): Client {
  const { caller, record, driveId, sharedId } = environment;
  const path = `/drives/${driveId}/items/${sharedId}`;
  const read = async () => {
    const { body } = await caller.read(`${path}?$expand=listItem($expand=fields)`);
    return {
      eTag: body.listItem.eTag as string,
      fields: rowFields(driveId, body),
      value: Number(body.listItem.fields.KillCount ?? 0),
    };
  };
  return {
    async step() {
      const { eTag, fields, value } = await read();
      const result = await caller.call('PATCH', fields, { KillCount: value + 1 }, { 'if-match': eTag });
      record.count('count', result.state);
      if (result.state !== 'fail') tally[result.state] += 1;
    },
    async check() {
      const { value } = await read();
      const isRight = value >= tally.ok && value <= tally.ok + tally.unknown;
      if (!isRight)
        record.addViolation(`the counter is ${value} after ${tally.ok} additions and ${tally.unknown} unknown ones`);
    },
  };
}
