import { setSourceOff } from '../../data-sources/set-source-off.ts';
import { count, type EventCounts } from '../devices/fault-plan.ts';
import type { World } from '../simulated-world.ts';

/** User who sometimes turns off sources on their device. */
export interface SourcesPerson {
  /** Sometimes performs an action. Called once a second. */
  act(): Promise<void>;
  /** Turns all sources on again. */
  wantAll(): Promise<void>;
}

export function createSourcesPerson(world: World, random: () => number, sometimes: EventCounts): SourcesPerson {
  const choose = async (isOther: (isOff: boolean) => boolean) => {
    const { database } = await world.openTab('person').openContext();
    for (const { id, isOff = false } of await database.dataSources.toArray()) {
      if (!isOther(isOff)) continue;
      count(sometimes, isOff ? 'person: a source comes again' : 'person: a source is kept off');
      await setSourceOff(database, id, !isOff);
    }
    database.close();
  };
  // A repeated pull hides earlier errors, so in half of the runs no source is turned off.
  const hasRoom = random() < 0.5;
  return {
    act: () => (!hasRoom && random() < 0.08 ? choose(() => random() < 0.5) : Promise.resolve()),
    wantAll: () => choose((isOff) => isOff),
  };
}
