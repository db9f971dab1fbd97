import type { Client, ClientWorld } from './client.ts';
import { rowFields } from './files-client.ts';

export interface CounterTally {
  ok: number;
  unknown: number;
}

/** Many add one to the same field of the same item, each only to what it has seen (If-Match). */
export function createCounterClient(world: ClientWorld, tally: CounterTally): Client {
  const { caller, record, driveId, sharedId } = world;
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
      const asked = await caller.call('PATCH', fields, { KillCount: value + 1 }, { 'if-match': eTag });
      record.count('count', asked.outcome);
      if (asked.outcome !== 'fail') tally[asked.outcome] += 1;
    },
    async check() {
      const { value } = await read();
      const isRight = value >= tally.ok && value <= tally.ok + tally.unknown;
      if (!isRight)
        record.wrong(`the counter is ${value} after ${tally.ok} additions and ${tally.unknown} unknown ones`);
    },
  };
}
